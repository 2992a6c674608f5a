import { expect, test } from 'vitest';
import { type Notice, type NoticeEvent, nextNotice, reduceNotices } from './notices.ts';

const added = (id: string): NoticeEvent => ({ type: 'added', text: { id } });
const after = (...events: NoticeEvent[]) => events.reduce<readonly Notice[]>(reduceNotices, []);

test('notices are shown one after the other, each once', () => {
  const two = after(added('first'), added('second'));
  expect(nextNotice(two)?.text.id).toBe('first');
  const one = reduceNotices(two, { type: 'seen', id: nextNotice(two)!.id });
  expect(nextNotice(one)?.text.id).toBe('second');
  const none = reduceNotices(one, { type: 'seen', id: nextNotice(one)!.id });
  expect(nextNotice(none)).toBeNull();
});

test('only the newest ten notices stay, and their ids are unique', () => {
  const many = after(...Array.from({ length: 25 }, (_, index) => added(`${index}`)));
  expect(many).toHaveLength(10);
  expect(new Set(many.map(({ id }) => id)).size).toBe(10);
  expect(many.at(-1)?.text.id).toBe('24');
});
