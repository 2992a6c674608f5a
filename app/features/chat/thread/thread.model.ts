import type { Message, Thread } from '../../../api/contract/chat.ts';
import { isSameText, mergeMessages, PAGE_SIZE } from './mergeMessages.ts';

/** What the member has written and the server does not have yet. */
export interface OutgoingMessage {
  key: string;
  text: string;
  /** When it was written (milliseconds). */
  at: number;
  state: 'queued' | 'sending' | 'failed';
  /** Null until it is first sent; then the newest message known before that: it can only have arrived as a newer one. */
  afterId: number | null;
}

export interface ThreadState {
  /** User id of the member. */
  viewerId: string;
  /** With whom; null until the conversation is loaded. */
  info: Thread['info'] | null;
  /** Each once, the oldest first. */
  messages: readonly Message[];
  /** Nothing is older than the first of them. */
  reachedStart: boolean;
  outbox: readonly OutgoingMessage[];
}

export type ThreadEvent =
  | { type: 'loaded'; thread: Thread }
  | { type: 'newerLoaded'; thread: Thread }
  | { type: 'earlierLoaded'; beforeId: number; thread: Thread }
  | { type: 'queued'; key: string; text: string; at: number }
  | { type: 'started'; key: string }
  | { type: 'delivered'; key: string; messages: readonly Message[] }
  | { type: 'failed'; key: string }
  | { type: 'retried'; key: string }
  /** Deleted by the member, or put back into the draft. */
  | { type: 'withdrawn'; key: string }
  | { type: 'left' };

export const openThread = (viewerId: string, outbox: readonly OutgoingMessage[] = []): ThreadState => ({
  viewerId,
  info: null,
  messages: [],
  reachedStart: false,
  outbox,
});

/** Answers may come in any order and more than once; the thread is the same in the end. */
export function reduceThread(state: ThreadState, event: ThreadEvent): ThreadState {
  switch (event.type) {
    case 'loaded':
      return mergeReceived(
        { ...state, info: event.thread.info, reachedStart: hasReachedStart(state, event.thread.messages) },
        event,
      );
    case 'newerLoaded':
      return mergeReceived({ ...state, info: event.thread.info }, event);
    case 'earlierLoaded': {
      const older = event.thread.messages.filter(({ messageId }) => messageId < event.beforeId);
      return mergeReceived({ ...state, reachedStart: hasReachedStart(state, older) }, event);
    }
    case 'queued': {
      const { key, text, at } = event;
      return { ...state, outbox: [...state.outbox, { key, text, at, state: 'queued', afterId: null }] };
    }
    case 'started':
      return changeOutboxEntry(state, event.key, ({ afterId, ...entry }) => ({
        ...entry,
        state: 'sending',
        afterId: Math.max(afterId ?? 0, newestMessageIdOf(state)),
      }));
    case 'delivered':
      return removeDelivered({ ...state, messages: mergeMessages(state.messages, event.messages) }, event.key);
    case 'failed':
      return changeOutboxEntry(state, event.key, (entry) => ({ ...entry, state: 'failed' }));
    case 'retried':
      return changeOutboxEntry(state, event.key, (entry) =>
        entry.state === 'failed' ? { ...entry, state: 'queued' } : entry,
      );
    case 'withdrawn':
      return { ...state, outbox: state.outbox.filter(({ key }) => key !== event.key) };
    case 'left':
      return openThread(state.viewerId, state.outbox);
  }
}

/** 0 while there are none: what is asked for by `afterId`. */
export const newestMessageIdOf = ({ messages }: Pick<ThreadState, 'messages'>): number =>
  messages.at(-1)?.messageId ?? 0;

/** What to send next: one at a time, in the order of writing. */
export function nextMessageToSend({ outbox }: ThreadState): OutgoingMessage | null {
  if (outbox.some(({ state }) => state === 'sending')) return null;
  return outbox.find(({ state }) => state === 'queued') ?? null;
}

const hasReachedStart = ({ reachedStart }: ThreadState, older: readonly Message[]) =>
  reachedStart || older.length < PAGE_SIZE;

const mergeReceived = (state: ThreadState, { thread }: { thread: Thread }) =>
  removeDelivered({ ...state, messages: mergeMessages(state.messages, thread.messages) });

function changeOutboxEntry(
  state: ThreadState,
  key: string,
  edit: (entry: OutgoingMessage) => OutgoingMessage,
): ThreadState {
  const outbox = state.outbox.map((entry) => (entry.key === key ? edit(entry) : entry));
  return { ...state, outbox };
}

/**
 * Takes out of the outbox what has arrived, even if its own answer never came, as after a timeout. Of equal texts the
 * one just delivered owns the newest message; each message stands for one entry only.
 */
function removeDelivered(state: ThreadState, deliveredKey?: string): ThreadState {
  if (state.outbox.length === 0) return state;
  const taken: Message[] = [];
  const isFree = (entry: OutgoingMessage) => (message: Message) =>
    message.sender === state.viewerId &&
    message.messageId > (entry.afterId ?? Number.POSITIVE_INFINITY) &&
    isSameText(message.message, entry.text) &&
    !taken.includes(message);
  const delivered = state.outbox.find(({ key }) => key === deliveredKey);
  const own = delivered && state.messages.findLast(isFree(delivered));
  if (own) taken.push(own);
  const waiting = state.outbox.filter((entry) => {
    if (entry === delivered) return false;
    const arrived = state.messages.find(isFree(entry));
    if (arrived) taken.push(arrived);
    return !arrived;
  });
  if (waiting.length === state.outbox.length) return state;
  // What stood for one entry must not stand for an equal one when the next answer comes.
  const outbox = waiting.map((entry) => {
    const equal = taken.filter(({ message }) => isSameText(message, entry.text)).map(({ messageId }) => messageId);
    return entry.afterId === null || equal.length === 0
      ? entry
      : { ...entry, afterId: Math.max(entry.afterId, ...equal) };
  });
  return { ...state, outbox };
}
