import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Message } from '../../../api/contract/conversations.ts';
import { compareTimelines, toTimeline, withoutReceivedPictures } from './toTimeline.ts';

const me = '101';
const message = (messageId: number, day: number, sender = '501'): Message => ({
  ...Message.parse({ messageId, sender, created_at: 0 }),
  createdAt: day,
});
const outgoing = (key: string, day: number) => ({ key, text: 'text', at: day, state: 'sending' as const, afterId: 1 });
const toDay = (at: number) => String(Math.floor(at));
const keys = (messages: Message[], outbox = [] as ReturnType<typeof outgoing>[], days: typeof toDay | null = toDay) =>
  toTimeline({ messages, outbox, viewerId: me }, days).map(({ key }) => key);

test('of a removed member no picture is left, and the own ones are', { tags: 'rule' }, () => {
  const picture = (sender: string) => ({ ...message(1, 5, sender), pictureUnblurred: '/a.jpg' });
  const left = withoutReceivedPictures([picture('501'), picture(me)], me);
  expect(left.map(({ pictureUnblurred }) => pictureUnblurred)).toEqual([null, '/a.jpg']);
});

describe('date separators', () => {
  test.for<[string, Message[], string[]]>([
    ['nothing', [], []],
    ['one day', [message(1, 5), message(2, 5), message(3, 5.5)], ['dm1', 'm1', 'm2', 'm3']],
    ['two days', [message(1, 5), message(2, 6), message(3, 6)], ['dm1', 'm1', 'dm2', 'm2', 'm3']],
    ['a clock that went back', [message(1, 5), message(2, 6), message(3, 5)], ['dm1', 'm1', 'dm2', 'm2', 'dm3', 'm3']],
  ])('%s', ([, messages, expected]) => {
    expect(keys(messages)).toEqual(expected);
  });

  test('stand above unsent messages of another day as well', () => {
    expect(keys([message(1, 5)], [outgoing('a', 6)])).toEqual(['dm1', 'm1', 'doa', 'oa']);
    expect(keys([message(1, 5)], [outgoing('a', 5)])).toEqual(['dm1', 'm1', 'oa']);
  });

  test('have the sender "system", and are left out without a day function', () => {
    expect(toTimeline({ messages: [message(1, 5)], outbox: [], viewerId: me }, toDay)[0]).toMatchObject({
      type: 'date',
      sender: 'system',
      at: 5,
    });
    expect(keys([message(1, 5), message(2, 6)], [], null)).toEqual(['m1', 'm2']);
  });

  test('never two in a row, none at the end, and every key once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6), { maxLength: 40 }), (days) => {
        const items = toTimeline(
          { messages: days.map((day, index) => message(index + 1, day)), outbox: [], viewerId: me },
          toDay,
        );
        expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
        expect(items.at(-1)?.type).not.toBe('date');
        items.forEach((item, index) => {
          if (item.type === 'date') expect(items[index + 1]?.type).toBe('message');
        });
        expect(items.filter(({ type }) => type === 'message')).toHaveLength(days.length);
      }),
    );
  });

  test('messages of the member are marked as own', () => {
    const items = toTimeline({ messages: [message(1, 5), message(2, 5, me)], outbox: [], viewerId: me }, null);
    expect(items.map((item) => item.type === 'message' && item.own)).toEqual([false, true]);
  });
});

describe('changes', () => {
  const view = (messages: Message[], outbox: ReturnType<typeof outgoing>[] = []) =>
    toTimeline({ messages, outbox, viewerId: me }, toDay);
  const before = view([message(10, 5), message(11, 5)]);

  test.for<[string, ReturnType<typeof view>, boolean, boolean, number[]]>([
    ['no change', before, false, false, []],
    ['older above', view([message(9, 5), message(10, 5), message(11, 5)]), true, false, []],
    ['newer below', view([message(10, 5), message(11, 5), message(12, 5)]), false, false, [12]],
    ['own below', view([message(10, 5), message(11, 5), message(12, 5, me)]), false, false, []],
    ['sent by the member', view([message(10, 5), message(11, 5)], [outgoing('a', 5)]), false, true, []],
    ['all at once', view([message(9, 5), message(11, 5), message(12, 5)], [outgoing('a', 5)]), true, true, [12]],
  ])('%s', ([, after, prepended, sentByMember, received]) => {
    const change = compareTimelines(before, after);
    expect(change).toMatchObject({ prepended, sentByMember });
    expect(change.received.map(({ messageId }) => messageId)).toEqual(received);
  });

  test('the messages of the first view do not count as received', () => {
    expect(compareTimelines([], before)).toEqual({ prepended: false, sentByMember: false, received: [] });
  });
});
