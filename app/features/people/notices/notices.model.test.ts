import { expect, test } from 'vitest';
import { type Notice, type NoticeEvent, nextNotice, reduceNotices } from './notices.model.ts';

const told = (id: string): NoticeEvent => ({ type: 'told', text: { id } });
const after = (...events: NoticeEvent[]) => events.reduce<readonly Notice[]>(reduceNotices, []);

test('one after the other, each once', () => {
  const two = after(told('first'), told('second'));
  expect(nextNotice(two)?.text.id).toBe('first');
  const one = reduceNotices(two, { type: 'seen', id: nextNotice(two)!.id });
  expect(nextNotice(one)?.text.id).toBe('second');
  const none = reduceNotices(one, { type: 'seen', id: nextNotice(one)!.id });
  expect(nextNotice(none)).toBeNull();
});

test('only so many are kept, and ids stay unique', () => {
  const many = after(...Array.from({ length: 25 }, (_, index) => told(`${index}`)));
  expect(many).toHaveLength(10);
  expect(new Set(many.map(({ id }) => id)).size).toBe(10);
  expect(many.at(-1)?.text.id).toBe('24');
});
