import * as z from 'zod/mini';
import type { SocketEvent } from '../api/contract/socketMessages.ts';
import { createLeaderElection } from '../lib/tabs/createLeaderElection.ts';
import type { TabChannel } from '../lib/tabs/tabChannel.ts';
import type { ReconnectingSocket } from './createReconnectingSocket.ts';
import { parseSocketFrame } from './parseSocketFrame.ts';

/** What tabs tell each other: the one with the connection what it hears, the others what speaks for another try. */
const SharedSocketMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('frame'), owner: z.string(), frame: z.string(), at: z.number() }),
  z.object({ type: z.literal('reopened'), owner: z.string() }),
  z.object({ type: z.literal('woken'), owner: z.string(), by: z.enum(['online', 'focus', 'poll']) }),
]);
type SharedSocketMessage = z.output<typeof SharedSocketMessage>;
/** As sent: the owner is added on the way. */
type OutgoingMessage = SharedSocketMessage extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'owner'>
    : never
  : never;

/** Where an event was heard. */
export interface FrameOrigin {
  /** Milliseconds. */
  at: number;
  /** By this tab's own connection, not by way of another tab. */
  direct: boolean;
}

export interface SharedSocketOptions {
  /** The member whose events they are; a tab of somebody else hears nothing of them. */
  owner: string;
  /** This tab's connection, which stays closed until it is needed. */
  connect: (hear: { onFrame: (frame: string) => void; onReconnected: () => void }) => ReconnectingSocket;
  onEvent: (event: SocketEvent, heard: FrameOrigin) => void;
  /** Connected again after a break, in which something may have been missed. */
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
 * Delivers the socket's events to every tab of a browser while only one tab holds the connection (rule F8); when that
 * tab closes, the next one takes over.
 */
export function createSharedSocket(options: SharedSocketOptions): SharedSocket {
  const { owner, connect, onEvent, onReconnected: onReopened, channel, locks, now = Date.now } = options;
  let leads = false;
  const say = (words: OutgoingMessage) => channel?.postMessage({ ...words, owner });

  const hear = (frame: string, heard: FrameOrigin) => {
    const event = parseSocketFrame(frame);
    if (event && event.type !== 'pong') onEvent(event, heard);
    return event;
  };
  const socket = connect({
    onFrame(frame) {
      const at = now();
      const event = hear(frame, { at, direct: true });
      if (event && event.type !== 'pong') say({ type: 'frame', frame, at });
    },
    onReconnected() {
      onReopened();
      say({ type: 'reopened' });
    },
  });
  const leadership = createLeaderElection(
    `live/${owner}`,
    (now) => {
      leads = now;
      if (now) socket.start();
      else socket.stop();
    },
    locks,
  );
  if (channel) {
    channel.onmessage = ({ data }) => {
      const told = SharedSocketMessage.safeParse(data);
      if (!told.success || told.data.owner !== owner) return;
      if (told.data.type === 'woken') {
        if (leads) socket.signal(told.data);
        // Where locks do not work, each tab leads and hears for itself.
      } else if (!leads) {
        if (told.data.type === 'frame') hear(told.data.frame, { at: told.data.at, direct: false });
        else onReopened();
      }
    };
  }
  leadership.join();

  return {
    signal(news) {
      if (leads) socket.signal(news);
      else if (news.type === 'woken') say(news);
    },
    stop() {
      leadership.leave();
      channel?.close();
    },
  };
}
