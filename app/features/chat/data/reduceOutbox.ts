import type { Message } from '../../../api/contract/conversations.ts';
import { newestMessageIdOf } from './threadQuery.ts';

/** A message that the server has not confirmed yet. */
export interface OutgoingMessage {
  key: string;
  text: string;
  /** Time of writing in milliseconds. */
  at: number;
  /** failed: it can be tried again. blocked: the member may not write to the other one. */
  state: 'queued' | 'sending' | 'failed' | 'blocked';
  /** Newest id known before it was first sent, or null before that. A stored copy of it has a higher id. */
  afterId: number | null;
}

export type Outbox = readonly OutgoingMessage[];

/** The messages of a thread that have arrived, and the member who reads them. */
export interface ViewedThread {
  /** User id of the member. */
  viewerId: string;
  messages: readonly Message[];
}

export type OutboxEvent =
  | { type: 'queued'; key: string; text: string; at: number }
  | { type: 'sending' | 'failed' | 'blocked' | 'retried'; key: string }
  /** Confirmed by the server, deleted by the member, or put back into the draft. */
  | { type: 'removed'; key: string }
  | { type: 'threadChanged' };

export function reduceOutbox(before: Outbox, event: OutboxEvent, thread: ViewedThread): Outbox {
  const outbox = removeArrived(before, thread);
  const change = (edit: (entry: OutgoingMessage) => OutgoingMessage) =>
    outbox.map((entry) => ('key' in event && entry.key === event.key ? edit(entry) : entry));
  switch (event.type) {
    case 'queued': {
      const { key, text, at } = event;
      return [...outbox, { key, text, at, state: 'queued', afterId: null }];
    }
    case 'sending':
      return change((entry) => ({
        ...entry,
        state: 'sending',
        afterId: Math.max(entry.afterId ?? 0, newestMessageIdOf(thread)),
      }));
    case 'failed':
    case 'blocked': {
      const { type: state } = event;
      return change((entry) => ({ ...entry, state }));
    }
    case 'retried':
      return change((entry) => (entry.state === 'failed' ? { ...entry, state: 'queued' } : entry));
    case 'removed':
      return outbox.filter(({ key }) => key !== event.key);
    case 'threadChanged':
      return outbox;
  }
}

/** The next queued message, in the order of writing; null while another is being sent. */
export function nextMessageToSend(outbox: Outbox): OutgoingMessage | null {
  if (outbox.some(({ state }) => state === 'sending')) return null;
  return outbox.find(({ state }) => state === 'queued') ?? null;
}

/**
 * Removes the messages that the server has stored, even if the answer was lost, as after a timeout. Each message
 * matches one entry only: of equal texts the one that is being sent, then the first. Returns the same array if nothing
 * has arrived.
 */
export function removeArrived(outbox: Outbox, { messages, viewerId }: ViewedThread): Outbox {
  const matched: Message[] = [];
  const hasArrived = (entry: OutgoingMessage): boolean => {
    const match = messages.find(
      (message) =>
        message.sender === viewerId &&
        message.messageId > (entry.afterId ?? Number.POSITIVE_INFINITY) &&
        isSameText(message.message, entry.text) &&
        !matched.includes(message),
    );
    if (match) matched.push(match);
    return match !== undefined;
  };
  const sending = outbox.find(({ state }) => state === 'sending');
  const sendingArrived = sending !== undefined && hasArrived(sending);
  const unsent = outbox.filter((entry) => !(entry === sending ? sendingArrived : hasArrived(entry)));
  if (matched.length === 0) return outbox;
  // A message that has matched one entry must not match an equal one when the next answer arrives.
  return unsent.map((entry) => {
    const ids = matched.flatMap(({ message, messageId }) => (isSameText(message, entry.text) ? [messageId] : []));
    return entry.afterId === null ? entry : { ...entry, afterId: Math.max(entry.afterId, ...ids) };
  });
}

/** Whether a received text is the written one: servers trim texts and may change line ends. */
export const isSameText = (received: string | null, written: string): boolean =>
  received !== null && normaliseWhitespace(received) === normaliseWhitespace(written);

const normaliseWhitespace = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
