import type { Message } from '../../../api/contract/conversations.ts';
import type { Outbox, OutgoingMessage, ViewedThread } from '../data/reduceOutbox.ts';

/** An entry of a thread. */
export type TimelineItem =
  /** A date separator, made on this device. */
  | { type: 'date'; sender: 'system'; key: string; at: number }
  | { type: 'message'; key: string; own: boolean; message: Message }
  | { type: 'outgoing'; key: string; outgoing: OutgoingMessage };

/** @param toDay returns the day of a time in milliseconds; null for a thread without date separators (reading 22) */
export function toTimeline(
  { messages, outbox, viewerId }: ViewedThread & { outbox: Outbox },
  toDay: ((at: number) => string) | null,
): TimelineItem[] {
  const entries = [
    ...messages.map((message) => ({
      at: message.createdAt,
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

/** Takes the pictures out of what a member sent who was removed: they may show somebody else. */
export const withoutReceivedPictures = (messages: readonly Message[], viewerId: string): readonly Message[] =>
  messages.map((message) => (message.sender === viewerId ? message : { ...message, pictureUnblurred: null }));

export interface TimelineChange {
  /** Whether older messages were put above the known ones. */
  prepended: boolean;
  /** Whether the member has sent a message. */
  sentByMember: boolean;
  /** New messages of the other member, below the known ones. */
  received: readonly Message[];
}

/** Finds what has changed between two states of a thread. */
export function compareTimelines(before: readonly TimelineItem[], after: readonly TimelineItem[]): TimelineChange {
  const known = before.flatMap((item) => (item.type === 'message' ? [item.message.messageId] : []));
  const newest = known.at(-1);
  const oldest = known[0];
  const unsent = new Set(before.flatMap((item) => (item.type === 'outgoing' ? [item.key] : [])));
  const messages = after.flatMap((item) => (item.type === 'message' ? [item] : []));
  return {
    prepended: oldest !== undefined && (messages[0]?.message.messageId ?? oldest) < oldest,
    sentByMember: after.some((item) => item.type === 'outgoing' && !unsent.has(item.key)),
    received: messages.flatMap(({ own, message }) =>
      newest !== undefined && message.messageId > newest && !own ? [message] : [],
    ),
  };
}
