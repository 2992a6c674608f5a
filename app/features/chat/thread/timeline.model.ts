import type { Message } from '../../../api/contract/chat.ts';
import type { OutgoingMessage, ThreadState } from './thread.model.ts';

/** What stands in a thread, from top to bottom. */
export type TimelineItem =
  /** The date separator between days, made on this device. */
  | { type: 'date'; sender: 'system'; key: string; at: number }
  | { type: 'message'; key: string; own: boolean; message: Message }
  | { type: 'outgoing'; key: string; outgoing: OutgoingMessage };

/** @param toDay the day of a moment; null for a thread without date separators (reading 22) */
export function toTimeline(
  { messages, outbox, viewerId }: Pick<ThreadState, 'messages' | 'outbox' | 'viewerId'>,
  toDay: ((at: number) => string) | null,
): TimelineItem[] {
  const entries = [
    ...messages.map((message) => ({
      at: message.created_at,
      item: { type: 'message', key: `m${message.messageId}`, own: message.sender === viewerId, message } as const,
    })),
    ...outbox.map((outgoing) => ({
      at: outgoing.at,
      item: { type: 'outgoing', key: `o${outgoing.key}`, outgoing } as const,
    })),
  ];
  if (!toDay) return entries.map(({ item }) => item);
  return entries.flatMap(({ at, item }, index): TimelineItem[] => {
    const before = entries[index - 1];
    if (before && toDay(before.at) === toDay(at)) return [item];
    return [{ type: 'date', sender: 'system', key: `d${item.key}`, at }, item];
  });
}

export interface TimelineChange {
  /** Older messages were put above those that were there. */
  prepended: boolean;
  /** The member has just written something. */
  written: boolean;
  /** New messages of the other side, below those that were there. */
  fresh: readonly Message[];
}

/** What has happened to a thread between two views of it. */
export function compareTimelines(before: readonly TimelineItem[], after: readonly TimelineItem[]): TimelineChange {
  const known = before.flatMap((item) => (item.type === 'message' ? [item.message.messageId] : []));
  const newest = known.at(-1);
  const oldest = known[0];
  const unsent = new Set(before.flatMap((item) => (item.type === 'outgoing' ? [item.key] : [])));
  const messages = after.flatMap((item) => (item.type === 'message' ? [item] : []));
  return {
    prepended: oldest !== undefined && (messages[0]?.message.messageId ?? oldest) < oldest,
    written: after.some((item) => item.type === 'outgoing' && !unsent.has(item.key)),
    fresh: messages.flatMap(({ own, message }) =>
      newest !== undefined && message.messageId > newest && !own ? [message] : [],
    ),
  };
}
