import type { Message, Thread } from '../../../api/contract/chat.ts';
import { PAGE_SIZE } from '../../../api/contract/fieldSchemas.ts';
import { mergeMessages } from './mergeMessages.ts';

/** A message that the server has not confirmed yet. */
export interface OutgoingMessage {
  key: string;
  text: string;
  /** When it was written (milliseconds). */
  at: number;
  state: 'queued' | 'sending' | 'failed';
  /** Null until it is first sent; then the newest id known before that. A stored copy of it has a higher id. */
  afterId: number | null;
}

export interface ThreadState {
  /** User id of the member. */
  viewerId: string;
  /** The other member; null until the conversation is loaded. */
  info: Thread['info'] | null;
  /** Each once, the oldest first. */
  messages: readonly Message[];
  /** No message is older than the first one. */
  reachedStart: boolean;
  outbox: readonly OutgoingMessage[];
}

export type ThreadEvent =
  | { type: 'loaded'; thread: Thread }
  | { type: 'newerLoaded'; thread: Thread }
  | { type: 'earlierLoaded'; beforeId: number; thread: Thread }
  | { type: 'queued'; key: string; text: string; at: number }
  | { type: 'sending'; key: string }
  | { type: 'delivered'; key: string; messages: readonly Message[] }
  | { type: 'failed'; key: string }
  | { type: 'retried'; key: string }
  /** Deleted by the member, or put back into the draft. */
  | { type: 'discarded'; key: string }
  | { type: 'closed' };

export const openThread = (viewerId: string, outbox: readonly OutgoingMessage[] = []): ThreadState => ({
  viewerId,
  info: null,
  messages: [],
  reachedStart: false,
  outbox,
});

/** Answers may arrive in any order and more than once; the resulting thread is the same. */
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
    case 'sending':
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
    case 'discarded':
      return { ...state, outbox: state.outbox.filter(({ key }) => key !== event.key) };
    case 'closed':
      return openThread(state.viewerId, state.outbox);
  }
}

/** The id to send as `afterId`; 0 while there are no messages. */
export const newestMessageIdOf = ({ messages }: Pick<ThreadState, 'messages'>): number =>
  messages.at(-1)?.messageId ?? 0;

/** The next queued message, in the order of writing; null while another is being sent. */
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
 * Removes from the outbox what the server has stored, even if the answer to it was lost, as after a timeout. Among equal
 * texts the one just delivered matches the newest message; each message matches one entry only.
 */
function removeDelivered(state: ThreadState, deliveredKey?: string): ThreadState {
  if (state.outbox.length === 0) return state;
  const matched: Message[] = [];
  const matches = (entry: OutgoingMessage) => (message: Message) =>
    message.sender === state.viewerId &&
    message.messageId > (entry.afterId ?? Number.POSITIVE_INFINITY) &&
    isSameText(message.message, entry.text) &&
    !matched.includes(message);
  const delivered = state.outbox.find(({ key }) => key === deliveredKey);
  const stored = delivered && state.messages.findLast(matches(delivered));
  if (stored) matched.push(stored);
  const unsent = state.outbox.filter((entry) => {
    if (entry === delivered) return false;
    const match = state.messages.find(matches(entry));
    if (match) matched.push(match);
    return !match;
  });
  if (unsent.length === state.outbox.length) return state;
  // A message that has matched one entry must not match an equal one when the next answer arrives.
  const outbox = unsent.map((entry) => {
    const ids = matched.flatMap(({ message, messageId }) => (isSameText(message, entry.text) ? [messageId] : []));
    return entry.afterId === null ? entry : { ...entry, afterId: Math.max(entry.afterId, ...ids) };
  });
  return { ...state, outbox };
}

/** Servers trim texts and may change line ends. */
const isSameText = (received: string | null, written: string): boolean =>
  received !== null && normaliseWhitespace(received) === normaliseWhitespace(written);

const normaliseWhitespace = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
