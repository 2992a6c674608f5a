import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { Message, Thread } from '../../../api/contract/conversations.ts';
import { nextMessageToSend, type Outbox, type OutboxEvent, reduceOutbox } from './reduceOutbox.ts';
import { type LoadedThread, mergeThread, toThreadPart } from './threadQuery.ts';

const me = '101';
const message = (messageId: number, overrides: Partial<z.input<typeof Message>> = {}): Message =>
  Message.parse({
    messageId,
    message: `text ${messageId}`,
    created_at: messageId * 3_600_000,
    sender: messageId % 2 === 0 ? me : '501',
    ...overrides,
  });
const mine = (messageId: number, text: string) => message(messageId, { sender: me, message: text });
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => message(first + index));

/** An event of the outbox, after the messages of an answer are merged. */
type Step = OutboxEvent & { part?: LoadedThread };
const toPart = (rows: Message[], beforeId: number | null, leftOut = 0) =>
  toThreadPart({ info: Thread.shape.info.parse({ id: 12 }), messages: { rows, leftOut } }, beforeId);
const page = (messages: Message[], beforeId: number | null): Step => ({
  type: 'threadChanged',
  part: toPart(messages, beforeId),
});
const loaded = (...messages: Message[]) => page(messages, 0);
const polled = (...messages: Message[]) => page(messages, null);
const queued = (key: string, text: string): Step => ({ type: 'queued', key, text, at: 1 });
const sending = (key: string): Step => ({ type: 'sending', key });
const failed = (key: string): Step => ({ type: 'failed', key });
const retried = (key: string): Step => ({ type: 'retried', key });
const removed = (key: string): Step => ({ type: 'removed', key });
const delivered = (key: string, ...messages: Message[]): Step => ({ ...removed(key), part: toPart(messages, null) });

interface State {
  thread: LoadedThread | undefined;
  outbox: Outbox;
}
const play = (steps: readonly Step[], start: State = { thread: undefined, outbox: [] }): State =>
  steps.reduce((state, step) => {
    const thread = step.part ? mergeThread(state.thread, step.part) : state.thread;
    return { thread, outbox: reduceOutbox(state.outbox, step, { viewerId: me, messages: thread?.messages ?? [] }) };
  }, start);
const idsOf = ({ thread }: State) => thread?.messages.map(({ messageId }) => messageId);
const outboxOf = ({ outbox }: State) => outbox.map(({ key, state }) => `${key} ${state}`);

describe('merging', () => {
  test('each message once, the oldest first', () => {
    const state = play([
      loaded(...range(11, 20)),
      polled(...range(20, 22)),
      page(range(1, 10), 11),
      polled(message(22)),
    ]);
    expect(idsOf(state)).toEqual(range(1, 22).map(({ messageId }) => messageId));
  });

  test('an answer without new messages leaves the same array', () => {
    const state = play([loaded(...range(1, 3))]);
    expect(play([polled(...range(2, 3))], state).thread?.messages).toBe(state.thread?.messages);
  });

  test.for<[string, Partial<Message>, Partial<Message>, Partial<Message>]>([
    ['read stays read', { read: true }, { read: false }, { read: true }],
    ['unread becomes read', { read: false }, { read: true }, { read: true }],
    ['readable stays readable', {}, { blurred: true, message: null }, { blurred: false, message: 'text 7' }],
    ['locked becomes readable', { blurred: true, message: null }, {}, { blurred: false, message: 'text 7' }],
  ])('%s', ([, first, second, expected]) => {
    const { thread } = play([loaded(message(7, first)), polled(message(7, second))]);
    expect(thread?.messages[0]).toMatchObject(expected);
  });

  test.for<[number, boolean]>([
    [0, true],
    [9, true],
    [10, false],
  ])('%i messages at first: the start is reached: %s', ([count, reached]) => {
    expect(play([loaded(...range(1, count))]).thread?.reachedStart).toBe(reached);
  });

  test('a server that answers with newer messages instead of older ones counts as the start of the thread', () => {
    expect(play([loaded(...range(11, 20)), page(range(11, 20), 11)]).thread?.reachedStart).toBe(true);
  });

  test('a page with malformed messages, which were left out, is not the last', () => {
    expect(toPart(range(1, 9), 0, 1).reachedStart).toBe(false);
    expect(toPart(range(1, 8), 0, 1).reachedStart).toBe(true);
  });
});

describe('the outbox', () => {
  const sendingOne = [loaded(...range(1, 3)), queued('a', 'hello'), queued('b', 'are you there?'), sending('a')];

  test.for<[string, Step[], string[]]>([
    ['one at a time', [], ['a sending', 'b queued']],
    ['a delivered message leaves the outbox', [delivered('a', mine(4, 'hello'))], ['b queued']],
    ['a failed one stays', [failed('a')], ['a failed', 'b queued']],
    ['failed and tried again', [failed('a'), retried('a')], ['a queued', 'b queued']],
    ['a message that is being sent is not queued again', [retried('a')], ['a sending', 'b queued']],
    ['a discarded one leaves the outbox', [removed('b')], ['a sending']],
    ['a discarded message that fails later stays discarded', [removed('a'), failed('a')], ['b queued']],
    ['a poll can arrive before the answer', [polled(mine(4, 'hello')), delivered('a', mine(4, 'hello'))], ['b queued']],
    ['a poll shows that a failed message was stored', [failed('a'), polled(mine(4, ' hello\r\n'))], ['b queued']],
    [
      'an equal text of the other member is another message',
      [failed('a'), polled(message(5, { message: 'hello' }))],
      ['a failed', 'b queued'],
    ],
  ])('%s', ([, steps, expected]) => {
    expect(outboxOf(play([...sendingOne, ...steps]))).toEqual(expected);
  });

  test('an older message of equal text does not count as delivered', () => {
    const known = mine(2, 'hello');
    const state = play([loaded(known), queued('a', 'hello'), sending('a'), failed('a'), polled(known, message(3))]);
    expect(outboxOf(state)).toEqual(['a failed']);
  });

  const sendingAgain = [
    loaded(message(1)),
    ...[queued('a', 'hello'), sending('a'), failed('a')],
    ...[queued('b', 'hello'), sending('b')],
  ];

  test('of two equal texts the failed one does not match the message of the other', () => {
    const state = play([...sendingAgain, delivered('b', mine(2, 'hello')), polled(mine(2, 'hello'), message(3))]);
    expect(outboxOf(state)).toEqual(['a failed']);
    expect(outboxOf(play([polled(mine(4, 'hello'))], state))).toEqual([]);
  });

  test('of two equal texts a poll matches the one that is being sent', () => {
    const state = play([...sendingAgain, polled(mine(2, 'hello')), delivered('b', mine(2, 'hello'))]);
    expect(outboxOf(state)).toEqual(['a failed']);
  });

  test('the next is the first that is queued, and none while one is being sent', () => {
    expect(nextMessageToSend(play(sendingOne).outbox)).toBeNull();
    expect(nextMessageToSend(play([...sendingOne, failed('a')]).outbox)?.key).toBe('b');
    expect(nextMessageToSend([])).toBeNull();
  });
});

describe('answers in any order', () => {
  const orderOf = (length: number) => fc.shuffledSubarray([...Array(length).keys()], { minLength: length });

  test('1,000 random orderings, with repetitions, give the same thread', () => {
    const answers = [
      loaded(...range(31, 40)),
      page(range(21, 30), 31),
      page(range(11, 20), 21),
      page(range(8, 10), 11),
      polled(...range(41, 43)),
      polled(...range(43, 46)),
      polled(message(40, { read: true }), message(46, { read: true })),
      delivered('none', ...range(44, 47)),
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
    const sent = texts.map((text, index) => mine(10 + 2 * index, text));
    const starts = texts.flatMap((text) => [queued(text, text), sending(text)]);
    fc.assert(
      fc.property(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), orderOf(6), (lost, order) => {
        const outcomes = texts.map((key, index) => (lost[index] ? failed(key) : delivered(key, sent[index]!)));
        const answers = [...outcomes, ...sent.map((each) => polled(each))];
        const state = play([loaded(...range(1, 5)), ...starts, ...order.map((index) => answers[index]!)]);
        expect(state.outbox).toEqual([]);
        expect(idsOf(state)).toEqual([1, 2, 3, 4, 5, 10, 12, 14]);
      }),
      { numRuns: 1000 },
    );
  });
});
