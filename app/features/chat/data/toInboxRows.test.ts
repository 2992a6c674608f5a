import { expect, test } from 'vitest';
import { Conversation } from '../../../api/contract/conversations.ts';
import { pickAfterDeletion, toInboxRows } from './toInboxRows.ts';

const row = (id: number): Conversation => Conversation.parse({ id, gender: '1', new: true, last_message: 'hello' });
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
