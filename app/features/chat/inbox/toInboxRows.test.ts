import { expect, test } from 'vitest';
import { Conversation } from '../../../api/contract/conversations.ts';
import { type MessagePreview, pickAfterDeletion, toInboxRows, toMessagePreview, toNextOffset } from './toInboxRows.ts';

const row = (id: number, overrides: Partial<Conversation> = {}): Conversation => ({
  ...Conversation.parse({ id, gender: '1', new: true, last_message: 'hello' }),
  ...overrides,
});
const page = (first: number, count: number, leftOut = 0) => ({
  rows: Array.from({ length: count }, (_, index) => row(first + index)),
  leftOut,
});
const idsOf = (rows: readonly Conversation[]) => rows.map(({ id }) => Number(id));

test.for<[number[], number | undefined]>([
  [[0], undefined],
  [[9], undefined],
  [[10], 10],
  [[10, 10], 20],
  [[10, 4], undefined],
])('after pages of %o comes offset %s', ([counts, expected]) => {
  const pages = counts.map((count) => page(1, count));
  expect(toNextOffset(pages.at(-1)!, pages)).toBe(expected);
});

test('malformed rows that were left out count for the end of the list and for the offset', () => {
  const pages = [page(1, 8, 2), page(11, 0, 10)];
  expect(toNextOffset(pages[0]!, [pages[0]!])).toBe(10);
  expect(toNextOffset(pages[1]!, pages)).toBe(20);
});

test('the inbox shows each conversation once, none that is being deleted, and the open one as not new', () => {
  const rows = toInboxRows([page(1, 10), page(10, 3)], { open: '3', deleted: ['5', '12'] });
  expect(idsOf(rows)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11]);
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

test.for<[Partial<Conversation>, MessagePreview]>([
  [{ last_message: ' hello ' }, { kind: 'text', text: 'hello' }],
  [{ last_message: null }, { kind: 'none' }],
  [
    { last_message: null, created_at: 1 },
    { kind: 'wordless', messageKind: 'text' },
  ],
  [
    { last_message: null, created_at: 1, last_type: 'picture' },
    { kind: 'wordless', messageKind: 'picture' },
  ],
  [{ last_message: '  ' }, { kind: 'none' }],
  [{ last_message: 'secret', blurred: true }, { kind: 'locked' }],
])('preview of %o', ([overrides, expected]) => {
  expect(toMessagePreview(row(1, overrides))).toEqual(expected);
});
