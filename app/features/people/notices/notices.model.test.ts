import { expect, test } from 'vitest';
import { type Notice, type NoticeEvent, nextNotice, reduceNotices, troubleWith } from './notices.model.ts';

const told = (text: string, about: string | null = null, tone: Notice['tone'] = 'danger'): NoticeEvent => ({
  type: 'told',
  notice: { text, about, tone },
});
const after = (...events: NoticeEvent[]) => events.reduce<readonly Notice[]>(reduceNotices, []);

test('one after the other, each once', () => {
  const two = after(told('first'), told('second'));
  expect(nextNotice(two)?.text).toBe('first');
  const one = reduceNotices(two, { type: 'seen', id: nextNotice(two)!.id });
  expect(nextNotice(one)?.text).toBe('second');
  const none = reduceNotices(one, { type: 'seen', id: nextNotice(one)!.id });
  expect(nextNotice(none)).toBeNull();
});

test('an error stays with the member it is about, until that is settled', () => {
  const seen = reduceNotices(after(told('no smile', '901')), { type: 'seen', id: 1 });
  expect(troubleWith(seen, '901')?.text).toBe('no smile');
  expect(troubleWith(seen, '902')).toBeNull();
  expect(troubleWith(reduceNotices(seen, { type: 'settled', about: '901' }), '901')).toBeNull();
});

test('good news is no trouble and is not settled away', () => {
  const sent = after(told('sent', '901', 'success'));
  expect(troubleWith(sent, '901')).toBeNull();
  expect(reduceNotices(sent, { type: 'settled', about: '901' })).toHaveLength(1);
});

test('only so many are kept, and ids stay unique', () => {
  const many = after(...Array.from({ length: 25 }, (_, index) => told(`${index}`)));
  expect(many).toHaveLength(10);
  expect(new Set(many.map(({ id }) => id)).size).toBe(10);
  expect(many.at(-1)?.text).toBe('24');
});
