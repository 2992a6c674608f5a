import * as z from 'zod/mini';
import type { SocketEvent } from '../api/contract/socketMessages.ts';
import { createLeaderElection } from '../lib/tabs/createLeaderElection.ts';
import type { TabChannel } from '../lib/tabs/tabChannel.ts';
import type { ReconnectingSocket } from './createReconnectingSocket.ts';
import { parseSocketFrame } from './parseSocketFrame.ts';

/** Messages between tabs: the leader sends frames and reconnects, the other tabs send requests to reconnect. */
const SharedSocketMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('frame'), owner: z.string(), frame: z.string(), at: z.number() }),
  z.object({ type: z.literal('reconnected'), owner: z.string() }),
  z.object({ type: z.literal('reconnectRequested'), owner: z.string(), by: z.enum(['online', 'focus', 'poll']) }),
]);
type SharedSocketMessage = z.output<typeof SharedSocketMessage>;
/** A message before `broadcast` adds the owner. */
type OutgoingMessage = SharedSocketMessage extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'owner'>
    : never
  : never;

/** Time and way of the arrival of a frame. */
export interface FrameOrigin {
  /** Time in milliseconds. */
  at: number;
  /** Whether it arrived through this tab's own connection, not through another tab. */
  direct: boolean;
}

export interface SharedSocketOptions {
  /** Id of the member; tabs of other members do not receive the events. */
  owner: string;
  /** Creates this tab's socket, which is started only while this tab leads. */
  connect: (handlers: { onFrame: (frame: string) => void; onReconnected: () => void }) => ReconnectingSocket;
  onEvent: (event: SocketEvent, origin: FrameOrigin) => void;
  /** Called when the socket is open again; events may have been missed in between. */
  onReconnected: () => void;
  channel: TabChannel | null;
  locks: Pick<LockManager, 'request'> | undefined;
  now?: () => number;
}

export interface SharedSocket {
  signal: ReconnectingSocket['signal'];
  stop(): void;
}

/**
 * Delivers the socket's events to every tab of a browser, while only one tab holds the connection (rule F8). When that
 * tab closes, another one takes over.
 */
export function createSharedSocket(options: SharedSocketOptions): SharedSocket {
  const { owner, connect, onEvent, onReconnected, channel, locks, now = Date.now } = options;
  let leads = false;
  const broadcast = (message: OutgoingMessage) => channel?.postMessage({ ...message, owner });

  /** Whether the frame was an event. */
  const deliver = (frame: string, origin: FrameOrigin): boolean => {
    const event = parseSocketFrame(frame);
    if (!event || event.type === 'pong') return false;
    onEvent(event, origin);
    return true;
  };
  const socket = connect({
    onFrame(frame) {
      const at = now();
      if (deliver(frame, { at, direct: true })) broadcast({ type: 'frame', frame, at });
    },
    onReconnected() {
      onReconnected();
      broadcast({ type: 'reconnected' });
    },
  });
  const leadership = createLeaderElection(
    `live/${owner}`,
    (isLeader) => {
      leads = isLeader;
      if (isLeader) socket.start();
      else socket.stop();
    },
    locks,
  );
  if (channel) {
    channel.onmessage = ({ data }) => {
      const { data: message } = SharedSocketMessage.safeParse(data);
      if (message?.owner !== owner) return;
      if (message.type === 'reconnectRequested') {
        if (leads) socket.signal(message);
        // Where locks do not work, every tab leads and receives its own frames.
      } else if (!leads) {
        if (message.type === 'frame') deliver(message.frame, { at: message.at, direct: false });
        else onReconnected();
      }
    };
  }
  leadership.join();

  return {
    signal(signal) {
      if (leads) socket.signal(signal);
      else if (signal.type === 'reconnectRequested') broadcast(signal);
    },
    stop() {
      leadership.leave();
      channel?.close();
    },
  };
}
