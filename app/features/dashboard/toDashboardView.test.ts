import { expect, test } from 'vitest';
import { supportConversationId } from '../../api/contract/conversations.ts';
import { type Dashboard, Dashboard as DashboardSchema } from '../../api/contract/dashboard.ts';
import { toDashboardView } from './toDashboardView.ts';

const day = '2026-11-21';
const member = (id: number, fields = {}) => ({ id, profile_id: id, gender: 1, username: `Member ${id}`, ...fields });
const message = (id: number, fields = {}) => ({
  conversation_id: id + 10,
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
  [1, ['11'], true],
  [2, ['11', '12'], true],
  [3, ['11', '12', '13'], false],
  [8, ['11', '12', '13'], false],
] as const)('of %i messages the dashboard shows %j, with the welcome: %s', ([count, ids, showsWelcome]) => {
  const view = toDashboardView(parse({ messages: many(count, message) }), day);
  expect(view.messages.map(({ conversationId }) => conversationId)).toEqual(ids);
  expect(view.showsWelcome).toBe(showsWelcome);
});

test('what is read stays where the server put it', () => {
  const reads = [true, false, true, false];
  const messages = reads.map((read, index) => message(index + 1, { read }));
  const view = toDashboardView(parse({ messages }), day);
  expect(view.messages.map(({ conversationId }) => conversationId)).toEqual(['11', '12', '13']);
});

test('of the first three matches one is the person of the day; the first three visitors follow', () => {
  const visitors = many(5, (id) => member(id + 10));
  const { personOfTheDay, otherMatches, ...view } = toDashboardView(parse({ matches: many(5, member), visitors }), day);
  expect([personOfTheDay, ...otherMatches].map((match) => match?.id).toSorted()).toEqual(['1', '2', '3']);
  expect(view.visitors.map(({ id }) => id)).toEqual(['11', '12', '13']);
});

test('the team has one row: its conversation, or the welcome', () => {
  const messages = [message(1, { conversation_id: supportConversationId })];
  expect(toDashboardView(parse({ messages }), day).showsWelcome).toBe(false);
});

test('members stand in each list that the server has put them into, whatever they are called', { tags: 'rule' }, () => {
  const messages = [message(2, { sender: 'Member 1', public_path: '/1.jpg' })];
  const matches = [member(1, { public_path: '/1.jpg' }), member(2, { username: 'Member 1' })];
  const visitors = [member(1, { public_path: '/1.jpg' })];
  const view = toDashboardView(parse({ messages, matches, visitors }), day);
  expect([view.personOfTheDay, ...view.otherMatches].map((match) => match?.id).toSorted()).toEqual(['1', '2']);
  expect(view.visitors.map(({ id }) => id)).toEqual(['1']);
});
