import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message, Thread } from '../../../api/contract/chat.ts';
import { nextMessageToSend, openThread, reduceThread, type ThreadEvent, type ThreadState } from './thread.model.ts';

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

const thread = (...messages: Message[]): Thread => ({ info, messages });
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => message(first + index));
const play = (events: readonly ThreadEvent[], start: ThreadState = openThread(me)) =>
  events.reduce(reduceThread, start);
const idsOf = (state: ThreadState) => state.messages.map(({ messageId }) => messageId);
const outboxOf = (state: ThreadState) => state.outbox.map(({ key, state: how }) => `${key} ${how}`);

describe('merging', () => {
  test('each message once, the oldest first', () => {
    const state = play([
      { type: 'loaded', thread: thread(...range(11, 20)) },
      { type: 'newerLoaded', thread: thread(...range(20, 22)) },
      { type: 'earlierLoaded', beforeId: 11, thread: thread(...range(1, 10)) },
      { type: 'newerLoaded', thread: thread(...range(21, 22)) },
    ]);
    expect(idsOf(state)).toEqual(range(1, 22).map(({ messageId }) => messageId));
  });

  test('an answer without new messages leaves the same array', () => {
    const state = play([{ type: 'loaded', thread: thread(...range(1, 3)) }]);
    expect(reduceThread(state, { type: 'newerLoaded', thread: thread(...range(2, 3)) }).messages).toBe(state.messages);
  });

  test.for<[string, Partial<Message>, Partial<Message>, Partial<Message>]>([
    ['read stays read', { read: true }, { read: false }, { read: true }],
    ['unread becomes read', { read: false }, { read: true }, { read: true }],
    ['readable stays readable', {}, { blurred: true, message: null }, { blurred: false, message: 'text 7' }],
    ['locked becomes readable', { blurred: true, message: null }, {}, { blurred: false, message: 'text 7' }],
  ])('%s', ([, first, second, expected]) => {
    const state = play([
      { type: 'loaded', thread: thread(message(7, first)) },
      { type: 'newerLoaded', thread: thread(message(7, second)) },
    ]);
    expect(state.messages[0]).toMatchObject(expected);
  });

  test.for<[number, boolean]>([
    [0, true],
    [9, true],
    [10, false],
  ])('%i messages at first: the start is reached: %s', ([count, reached]) => {
    expect(play([{ type: 'loaded', thread: thread(...range(1, count)) }]).reachedStart).toBe(reached);
  });

  test('a server that answers with newer messages instead of older ones counts as the start of the thread', () => {
    const state = play([
      { type: 'loaded', thread: thread(...range(11, 20)) },
      { type: 'earlierLoaded', beforeId: 11, thread: thread(...range(11, 20)) },
    ]);
    expect(state.reachedStart).toBe(true);
  });

  test('a closed thread holds only its unsent messages', () => {
    const state = play([
      { type: 'loaded', thread: thread(...range(1, 3)) },
      { type: 'queued', key: 'a', text: 'hello', at: 1 },
      { type: 'closed' },
    ]);
    expect(state).toMatchObject({ info: null, messages: [], reachedStart: false });
    expect(outboxOf(state)).toEqual(['a queued']);
  });
});

describe('the outbox', () => {
  const sendingOne: ThreadEvent[] = [
    { type: 'loaded', thread: thread(...range(1, 3)) },
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
    ['a discarded one leaves the outbox', [{ type: 'discarded', key: 'b' }], ['a sending']],
    [
      'a discarded message that fails later stays discarded',
      [
        { type: 'discarded', key: 'a' },
        { type: 'failed', key: 'a' },
      ],
      ['b queued'],
    ],
    [
      'a poll can arrive before the answer',
      [
        { type: 'newerLoaded', thread: thread(mine(4, 'hello')) },
        { type: 'delivered', key: 'a', messages: [mine(4, 'hello')] },
      ],
      ['b queued'],
    ],
    [
      'a poll shows that a failed message was stored',
      [
        { type: 'failed', key: 'a' },
        { type: 'newerLoaded', thread: thread(mine(4, ' hello\r\n')) },
      ],
      ['b queued'],
    ],
    [
      'an equal text of the other member is another message',
      [
        { type: 'failed', key: 'a' },
        { type: 'newerLoaded', thread: thread(message(5, { message: 'hello' })) },
      ],
      ['a failed', 'b queued'],
    ],
  ])('%s', ([, events, expected]) => {
    expect(outboxOf(play([...sendingOne, ...events]))).toEqual(expected);
  });

  test('an older message of equal text does not count as delivered', () => {
    const state = play([
      { type: 'loaded', thread: thread(mine(2, 'hello')) },
      { type: 'queued', key: 'a', text: 'hello', at: 1 },
      { type: 'sending', key: 'a' },
      { type: 'failed', key: 'a' },
      { type: 'newerLoaded', thread: thread(mine(2, 'hello'), message(3)) },
    ]);
    expect(outboxOf(state)).toEqual(['a failed']);
  });

  test('of two equal texts the failed one does not match the message of the other', () => {
    const state = play([
      { type: 'loaded', thread: thread(message(1)) },
      { type: 'queued', key: 'a', text: 'hello', at: 1 },
      { type: 'sending', key: 'a' },
      { type: 'failed', key: 'a' },
      { type: 'queued', key: 'b', text: 'hello', at: 2 },
      { type: 'sending', key: 'b' },
      { type: 'delivered', key: 'b', messages: [mine(2, 'hello')] },
      { type: 'newerLoaded', thread: thread(mine(2, 'hello'), message(3)) },
    ]);
    expect(outboxOf(state)).toEqual(['a failed']);
    const later = play([{ type: 'newerLoaded', thread: thread(mine(4, 'hello')) }], state);
    expect(outboxOf(later)).toEqual([]);
  });

  test('the next is the first that is queued, and none while one is being sent', () => {
    expect(nextMessageToSend(play(sendingOne))).toBeNull();
    expect(nextMessageToSend(play([...sendingOne, { type: 'failed', key: 'a' }]))?.key).toBe('b');
    expect(nextMessageToSend(openThread(me))).toBeNull();
  });
});

describe('answers in any order', () => {
  const orderOf = (length: number) => fc.shuffledSubarray([...Array(length).keys()], { minLength: length });

  test('1,000 random orderings, with repetitions, give the same thread', () => {
    const answers: ThreadEvent[] = [
      { type: 'loaded', thread: thread(...range(31, 40)) },
      { type: 'earlierLoaded', beforeId: 31, thread: thread(...range(21, 30)) },
      { type: 'earlierLoaded', beforeId: 21, thread: thread(...range(11, 20)) },
      { type: 'earlierLoaded', beforeId: 11, thread: thread(...range(8, 10)) },
      { type: 'newerLoaded', thread: thread(...range(41, 43)) },
      { type: 'newerLoaded', thread: thread(...range(43, 46)) },
      { type: 'newerLoaded', thread: thread(message(40, { read: true }), message(46, { read: true })) },
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
          const polls = sent.map((each): ThreadEvent => ({ type: 'newerLoaded', thread: thread(each) }));
          const answers = [...outcomes, ...polls];
          const state = play([
            { type: 'loaded', thread: thread(...range(1, 5)) },
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
