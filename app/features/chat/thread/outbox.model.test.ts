import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../../../api/ApiError.ts';
import type { Message, Thread } from '../../../api/contract/chat.ts';
import {
  nextMessageToSend,
  type Outbox,
  type OutboxEvent,
  reduceOutbox,
  type SendOutcome,
  toSendOutcome,
} from './outbox.model.ts';
import { type LoadedThread, mergeThread, toThreadPart } from './threadQuery.ts';

const me = '101';
const info: Thread['info'] = {
  id: '12',
  public_path: null,
  gender: 'female',
  username: 'Anna',
  profile_id: '501',
  online: true,
  blockSend: false,
};

const message = (messageId: number, overrides: Partial<Message> = {}): Message => ({
  messageId,
  message: `text ${messageId}`,
  created_at: messageId * 3_600_000,
  sender: messageId % 2 === 0 ? me : '501',
  type: 'text',
  status: '1',
  read: false,
  blurred: false,
  picture_unblurred: null,
  blockSend: false,
  question_type: '',
  quote_question: null,
  quote_text: null,
  ...overrides,
});

/** What happens to a conversation: its outbox changes, or an answer brings messages. */
type ThreadEvent =
  | OutboxEvent
  | { type: 'loaded' | 'newerLoaded'; messages: Message[] }
  | { type: 'earlierLoaded'; beforeId: number; messages: Message[] }
  | { type: 'delivered'; key: string; messages: Message[] };

interface ThreadState {
  thread: LoadedThread | undefined;
  outbox: Outbox;
}

function step({ thread, outbox }: ThreadState, event: ThreadEvent): ThreadState {
  const merged =
    'messages' in event ? mergeThread(thread, toThreadPart({ info, messages: event.messages }, pageOf(event))) : thread;
  return {
    thread: merged,
    outbox: reduceOutbox(outbox, toOutboxEvent(event), { viewerId: me, messages: merged?.messages ?? [] }),
  };
}

const pageOf = (event: ThreadEvent) =>
  event.type === 'earlierLoaded' ? event.beforeId : event.type === 'loaded' ? 0 : null;

function toOutboxEvent(event: ThreadEvent): OutboxEvent {
  if (event.type === 'delivered') return { type: 'removed', key: event.key };
  return 'messages' in event ? { type: 'threadChanged' } : event;
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => message(first + index));
const play = (events: readonly ThreadEvent[], start: ThreadState = { thread: undefined, outbox: [] }) =>
  events.reduce(step, start);
const idsOf = ({ thread }: ThreadState) => thread?.messages.map(({ messageId }) => messageId);
const outboxOf = (state: ThreadState) => state.outbox.map(({ key, state: how }) => `${key} ${how}`);

describe('merging', () => {
  test('each message once, the oldest first', () => {
    const state = play([
      { type: 'loaded', messages: range(11, 20) },
      { type: 'newerLoaded', messages: range(20, 22) },
      { type: 'earlierLoaded', beforeId: 11, messages: range(1, 10) },
      { type: 'newerLoaded', messages: range(21, 22) },
    ]);
    expect(idsOf(state)).toEqual(range(1, 22).map(({ messageId }) => messageId));
  });

  test('an answer without new messages leaves the same array', () => {
    const state = play([{ type: 'loaded', messages: range(1, 3) }]);
    const next = play([{ type: 'newerLoaded', messages: range(2, 3) }], state);
    expect(next.thread?.messages).toBe(state.thread?.messages);
  });

  test.for<[string, Partial<Message>, Partial<Message>, Partial<Message>]>([
    ['read stays read', { read: true }, { read: false }, { read: true }],
    ['unread becomes read', { read: false }, { read: true }, { read: true }],
    ['readable stays readable', {}, { blurred: true, message: null }, { blurred: false, message: 'text 7' }],
    ['locked becomes readable', { blurred: true, message: null }, {}, { blurred: false, message: 'text 7' }],
  ])('%s', ([, first, second, expected]) => {
    const state = play([
      { type: 'loaded', messages: [message(7, first)] },
      { type: 'newerLoaded', messages: [message(7, second)] },
    ]);
    expect(state.thread?.messages[0]).toMatchObject(expected);
  });

  test.for<[number, boolean]>([
    [0, true],
    [9, true],
    [10, false],
  ])('%i messages at first: the start is reached: %s', ([count, reached]) => {
    expect(play([{ type: 'loaded', messages: range(1, count) }]).thread?.reachedStart).toBe(reached);
  });

  test('a server that answers with newer messages instead of older ones counts as the start of the thread', () => {
    const state = play([
      { type: 'loaded', messages: range(11, 20) },
      { type: 'earlierLoaded', beforeId: 11, messages: range(11, 20) },
    ]);
    expect(state.thread?.reachedStart).toBe(true);
  });
});

describe('the outbox', () => {
  const sendingOne: ThreadEvent[] = [
    { type: 'loaded', messages: range(1, 3) },
    { type: 'queued', key: 'a', text: 'hello', at: 1 },
    { type: 'queued', key: 'b', text: 'are you there?', at: 2 },
    { type: 'sending', key: 'a' },
  ];
  const mine = (messageId: number, text: string) => message(messageId, { sender: me, message: text });

  test.for<[string, ThreadEvent[], string[]]>([
    ['one at a time', [], ['a sending', 'b queued']],
    [
      'a delivered message leaves the outbox',
      [{ type: 'delivered', key: 'a', messages: [mine(4, 'hello')] }],
      ['b queued'],
    ],
    ['a failed one stays', [{ type: 'failed', key: 'a' }], ['a failed', 'b queued']],
    [
      'failed and tried again',
      [
        { type: 'failed', key: 'a' },
        { type: 'retried', key: 'a' },
      ],
      ['a queued', 'b queued'],
    ],
    ['a message that is being sent is not queued again', [{ type: 'retried', key: 'a' }], ['a sending', 'b queued']],
    ['a discarded one leaves the outbox', [{ type: 'removed', key: 'b' }], ['a sending']],
    [
      'a discarded message that fails later stays discarded',
      [
        { type: 'removed', key: 'a' },
        { type: 'failed', key: 'a' },
      ],
      ['b queued'],
    ],
    [
      'a poll can arrive before the answer',
      [
        { type: 'newerLoaded', messages: [mine(4, 'hello')] },
        { type: 'delivered', key: 'a', messages: [mine(4, 'hello')] },
      ],
      ['b queued'],
    ],
    [
      'a poll shows that a failed message was stored',
      [
        { type: 'failed', key: 'a' },
        { type: 'newerLoaded', messages: [mine(4, ' hello\r\n')] },
      ],
      ['b queued'],
    ],
    [
      'an equal text of the other member is another message',
      [
        { type: 'failed', key: 'a' },
        { type: 'newerLoaded', messages: [message(5, { message: 'hello' })] },
      ],
      ['a failed', 'b queued'],
    ],
  ])('%s', ([, events, expected]) => {
    expect(outboxOf(play([...sendingOne, ...events]))).toEqual(expected);
  });

  test('an older message of equal text does not count as delivered', () => {
    const state = play([
      { type: 'loaded', messages: [mine(2, 'hello')] },
      { type: 'queued', key: 'a', text: 'hello', at: 1 },
      { type: 'sending', key: 'a' },
      { type: 'failed', key: 'a' },
      { type: 'newerLoaded', messages: [mine(2, 'hello'), message(3)] },
    ]);
    expect(outboxOf(state)).toEqual(['a failed']);
  });

  test('of two equal texts the failed one does not match the message of the other', () => {
    const state = play([
      { type: 'loaded', messages: [message(1)] },
      { type: 'queued', key: 'a', text: 'hello', at: 1 },
      { type: 'sending', key: 'a' },
      { type: 'failed', key: 'a' },
      { type: 'queued', key: 'b', text: 'hello', at: 2 },
      { type: 'sending', key: 'b' },
      { type: 'delivered', key: 'b', messages: [mine(2, 'hello')] },
      { type: 'newerLoaded', messages: [mine(2, 'hello'), message(3)] },
    ]);
    expect(outboxOf(state)).toEqual(['a failed']);
    const later = play([{ type: 'newerLoaded', messages: [mine(4, 'hello')] }], state);
    expect(outboxOf(later)).toEqual([]);
  });

  test('of two equal texts a poll matches the one that is being sent', () => {
    const state = play([
      { type: 'loaded', messages: [message(1)] },
      { type: 'queued', key: 'a', text: 'hello', at: 1 },
      { type: 'sending', key: 'a' },
      { type: 'failed', key: 'a' },
      { type: 'queued', key: 'b', text: 'hello', at: 2 },
      { type: 'sending', key: 'b' },
      { type: 'newerLoaded', messages: [mine(2, 'hello')] },
      { type: 'delivered', key: 'b', messages: [mine(2, 'hello')] },
    ]);
    expect(outboxOf(state)).toEqual(['a failed']);
  });

  test('the next is the first that is queued, and none while one is being sent', () => {
    expect(nextMessageToSend(play(sendingOne).outbox)).toBeNull();
    expect(nextMessageToSend(play([...sendingOne, { type: 'failed', key: 'a' }]).outbox)?.key).toBe('b');
    expect(nextMessageToSend([])).toBeNull();
  });
});

describe('answers in any order', () => {
  const orderOf = (length: number) => fc.shuffledSubarray([...Array(length).keys()], { minLength: length });

  test('1,000 random orderings, with repetitions, give the same thread', () => {
    const answers: ThreadEvent[] = [
      { type: 'loaded', messages: range(31, 40) },
      { type: 'earlierLoaded', beforeId: 31, messages: range(21, 30) },
      { type: 'earlierLoaded', beforeId: 21, messages: range(11, 20) },
      { type: 'earlierLoaded', beforeId: 11, messages: range(8, 10) },
      { type: 'newerLoaded', messages: range(41, 43) },
      { type: 'newerLoaded', messages: range(43, 46) },
      { type: 'newerLoaded', messages: [message(40, { read: true }), message(46, { read: true })] },
      { type: 'delivered', key: 'none', messages: range(44, 47) },
    ];
    const expected = play(answers);
    expect(idsOf(expected)).toEqual(range(8, 47).map(({ messageId }) => messageId));
    fc.assert(
      fc.property(orderOf(answers.length), fc.array(fc.nat(answers.length - 1), { maxLength: 6 }), (order, again) => {
        expect(play([...order, ...again].map((index) => answers[index]!))).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  test('polls between sends, in any order, neither lose nor double a message', () => {
    const texts = ['good morning', 'how are you?', 'see you soon'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('answered', 'lost'), { minLength: 3, maxLength: 3 }),
        orderOf(6),
        (fates, order) => {
          const sent = texts.map((text, index) => message(10 + 2 * index, { sender: me, message: text }));
          const starts = texts.flatMap((text, index): ThreadEvent[] => [
            { type: 'queued', key: String(index), text, at: index },
            { type: 'sending', key: String(index) },
          ]);
          const outcomes = fates.map((fate, index): ThreadEvent => {
            const key = String(index);
            return fate === 'lost' ? { type: 'failed', key } : { type: 'delivered', key, messages: [sent[index]!] };
          });
          const polls = sent.map((each): ThreadEvent => ({ type: 'newerLoaded', messages: [each] }));
          const answers = [...outcomes, ...polls];
          const state = play([
            { type: 'loaded', messages: range(1, 5) },
            ...starts,
            ...order.map((index) => answers[index]!),
          ]);
          expect(state.outbox).toEqual([]);
          expect(idsOf(state)).toEqual([1, 2, 3, 4, 5, 10, 12, 14]);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('a send that fails', () => {
  const fields = { message: 'no' };
  test.for<[ApiErrorKind, ApiErrorDetails, SendOutcome]>([
    ['offline', {}, 'failed'],
    ['timeout', {}, 'failed'],
    ['contract', {}, 'failed'],
    ['rejected', { status: 402, paywall: true }, 'paywall'],
    ['rejected', { status: 403, fields }, 'paywall'],
    ['rejected', { status: 422, fields }, 'paywall'],
    ['rejected', { status: 200, fields }, 'paywall'],
    ['rejected', { status: 403 }, 'failed'],
    ['rejected', { status: 401, fields }, 'failed'],
    ['rejected', { status: 404, fields }, 'failed'],
    ['rejected', { status: 429, fields }, 'failed'],
    ['rejected', { status: 500, fields }, 'failed'],
  ])('%s %o: %s', ([kind, details, expected]) => {
    const error = new ApiError(kind, 'sendMessage', details);
    expect(toSendOutcome(error, false)).toBe(expected);
    expect(toSendOutcome(error, true)).toBe('failed');
  });
});
