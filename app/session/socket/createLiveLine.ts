import * as z from 'zod/mini';
import type { SocketEvent } from '../../api/contract/socket.ts';
import { createLeadership } from '../../lib/createLeadership.ts';
import type { TabChannel } from '../../lib/tabChannel.ts';
import type { LiveSocket } from './createLiveSocket.ts';
import { parseFrame } from './parseFrame.ts';

/** What tabs tell each other: the one with the connection what it hears, the others what speaks for another try. */
const Told = z.discriminatedUnion('type', [
  z.object({ type: z.literal('frame'), owner: z.string(), frame: z.string(), at: z.number() }),
  z.object({ type: z.literal('reopened'), owner: z.string() }),
  z.object({ type: z.literal('woken'), owner: z.string(), by: z.enum(['online', 'focus', 'poll']) }),
]);
type Told = z.output<typeof Told>;
/** As sent: the owner is added on the way. */
type Words = Told extends infer Each ? (Each extends unknown ? Omit<Each, 'owner'> : never) : never;

/** Where an event was heard. */
export interface Heard {
  /** Milliseconds. */
  at: number;
  /** By this tab's own connection, not by way of another tab. */
  own: boolean;
}

export interface LiveLineOptions {
  /** The member whose events they are; a tab of somebody else hears nothing of them. */
  owner: string;
  /** This tab's connection, which stays closed until it is needed. */
  connect: (hear: { onFrame: (frame: string) => void; onReopened: () => void }) => LiveSocket;
  onEvent: (event: SocketEvent, heard: Heard) => void;
  /** Connected again after a break, in which something may have been missed. */
  onReopened: () => void;
  channel: TabChannel | null;
  locks: Pick<LockManager, 'request'> | undefined;
  now?: () => number;
}

export interface LiveLine {
  tell: LiveSocket['tell'];
  stop(): void;
}

/**
 * Delivers the socket's events to every tab of a browser while only one tab holds the connection (rule F8); when that
 * tab closes, the next one takes over.
 */
export function createLiveLine(options: LiveLineOptions): LiveLine {
  const { owner, connect, onEvent, onReopened, channel, locks, now = Date.now } = options;
  let leads = false;
  const say = (words: Words) => channel?.postMessage({ ...words, owner });

  const hear = (frame: string, heard: Heard) => {
    const event = parseFrame(frame);
    if (event && event.type !== 'pong') onEvent(event, heard);
    return event;
  };
  const socket = connect({
    onFrame(frame) {
      const at = now();
      const event = hear(frame, { at, own: true });
      if (event && event.type !== 'pong') say({ type: 'frame', frame, at });
    },
    onReopened() {
      onReopened();
      say({ type: 'reopened' });
    },
  });
  const leadership = createLeadership(
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
      const told = Told.safeParse(data);
      if (!told.success || told.data.owner !== owner) return;
      if (told.data.type === 'woken') {
        if (leads) socket.tell(told.data);
        // Where locks do not work, each tab leads and hears for itself.
      } else if (!leads) {
        if (told.data.type === 'frame') hear(told.data.frame, { at: told.data.at, own: false });
        else onReopened();
      }
    };
  }
  leadership.want();

  return {
    tell(news) {
      if (leads) socket.tell(news);
      else if (news.type === 'woken') say(news);
    },
    stop() {
      leadership.giveUp();
      channel?.close();
    },
  };
}
