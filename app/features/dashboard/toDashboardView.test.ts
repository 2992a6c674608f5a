import { expect, test } from 'vitest';
import { type Dashboard, Dashboard as DashboardSchema } from '../../api/contract/dashboard.ts';
import { toDashboardView } from './toDashboardView.ts';

const day = '2026-11-21';
const member = (id: number, fields = {}) => ({ id, profile_id: id, gender: 1, username: `Member ${id}`, ...fields });
const message = (id: number, fields = {}) => ({
  conversation_id: id,
  sender: `Writer ${id}`,
  created_at: 1_700_000_000 + id,
  ...fields,
});
const parse = (lists: { [list in keyof Dashboard]?: object[] }): Dashboard =>
  DashboardSchema.parse({ matches: [], visitors: [], messages: [], ...lists });
const many = <T>(count: number, make: (id: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

test.for([
  [0, [], true],
  [1, ['1'], true],
  [2, ['1', '2'], true],
  [3, ['1', '2', '3'], false],
  [8, ['1', '2', '3'], false],
] as const)('of %i messages the dashboard shows %j, with the welcome: %s', ([count, ids, showsWelcome]) => {
  const view = toDashboardView(parse({ messages: many(count, message) }), day);
  expect(view.messages.map(({ conversation_id }) => conversation_id)).toEqual(ids);
  expect(view.showsWelcome).toBe(showsWelcome);
});

test('unread messages come first, among the first three of the list', () => {
  const reads = [true, false, true, false];
  const messages = reads.map((read, index) => message(index + 1, { read }));
  const view = toDashboardView(parse({ messages }), day);
  expect(view.messages.map(({ conversation_id }) => conversation_id)).toEqual(['2', '1', '3']);
});

test('of the first three matches one is the person of the day; the first three visitors follow', () => {
  const visitors = many(5, (id) => member(id + 10));
  const { personOfTheDay, otherMatches, ...view } = toDashboardView(parse({ matches: many(5, member), visitors }), day);
  expect([personOfTheDay, ...otherMatches].map((match) => match?.id).toSorted()).toEqual(['1', '2', '3']);
  expect(view.visitors.map(({ id }) => id)).toEqual(['11', '12', '13']);
});

test('a person is on the page once: in messages rather than matches, in matches rather than visitors', () => {
  const messages = [
    message(1, { sender: 'Member 1' }),
    message(2, { sender: 'Anna', public_path: '/2.jpg' }),
    message(3, { sender: 'Member 12', public_path: '/other.jpg' }),
  ];
  const matches = [member(1), member(2, { public_path: '/2.jpg' }), member(3)];
  const visitors = [member(3), member(11), member(12, { public_path: '/12.jpg' })];
  const view = toDashboardView(parse({ messages, matches, visitors }), day);
  expect(view.personOfTheDay?.id).toBe('3');
  expect(view.otherMatches).toEqual([]);
  expect(view.visitors.map(({ id }) => id)).toEqual(['11', '12']);
});
