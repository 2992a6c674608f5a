import { expect, test } from 'vitest';
import { Conversation } from '../../../api/contract/conversations.ts';
import { hasLastMessage, pickAfterDeletion, toInboxRows, toShownUnsent } from './toInboxRows.ts';
import type { UnsentText } from './toUnsentTexts.ts';

const row = (id: number, overrides: Partial<Conversation> = {}): Conversation => ({
  ...Conversation.parse({ id, gender: '1', new: true, last_message: 'hello' }),
  ...overrides,
});
const idsOf = (rows: readonly Conversation[]) => rows.map(({ id }) => Number(id));

test('the inbox shows no conversation that is being deleted, and the open one as not new', () => {
  const rows = toInboxRows(
    [1, 2, 3, 4, 5].map((id) => row(id)),
    { open: '3', deleted: ['2', '5'] },
  );
  expect(idsOf(rows)).toEqual([1, 3, 4]);
  expect(rows.filter((each) => !each.new).map(({ id }) => id)).toEqual(['3']);
});

test.for<[number[], string, string | null]>([
  [[1, 2, 3], '1', '2'],
  [[1, 2, 3], '3', '1'],
  [[3], '3', null],
  [[], '3', null],
])('of %o, after %s was deleted, comes %s', ([ids, deleted, expected]) => {
  expect(
    pickAfterDeletion(
      ids.map((id) => row(id)),
      deleted,
    ),
  ).toBe(expected);
});

test.for<[Partial<Conversation>, boolean]>([
  [{ last_message: ' hello ' }, true],
  [{ last_message: null }, false],
  [{ last_message: null, created_at: 1 }, true],
  [{ last_message: '  ' }, false],
  [{ last_message: null, blurred: true }, true],
])('whether something was written in %o: %s', ([overrides, expected]) => {
  expect(hasLastMessage(row(1, overrides))).toBe(expected);
});

const failed: UnsentText = { kind: 'failed', text: 'See you\non Sunday' };
const draft: UnsentText = { kind: 'draft', text: 'I wanted' };

test.for<[string, Partial<Conversation>, UnsentText | undefined, boolean, UnsentText | undefined]>([
  ['nothing unsent', {}, undefined, false, undefined],
  ['a draft', {}, draft, false, draft],
  ['a draft that stands in its field', {}, draft, true, undefined],
  ['a message that failed', {}, failed, false, failed],
  ['a message that failed, in the open conversation', {}, failed, true, failed],
  ['one that arrived after all', { last_own: true, last_message: 'See you on Sunday ' }, failed, false, undefined],
  ['the same words of the other one', { last_own: false, last_message: 'See you on Sunday' }, failed, false, failed],
  ['another last message', { last_own: true, last_message: 'Hello' }, failed, false, failed],
])('what is shown as unsent: %s', ([, overrides, unsent, open, expected]) => {
  expect(toShownUnsent(row(1, overrides), unsent, open)).toBe(expected);
});
