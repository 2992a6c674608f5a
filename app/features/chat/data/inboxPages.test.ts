import { expect, test } from 'vitest';
import { Conversation } from '../../../api/contract/conversations.ts';
import { appendPage, fetchInboxTop, type InboxPage, mergeTop, toInboxPage } from './inboxPages.ts';

const row = (id: number, text = 'hello'): Conversation =>
  Conversation.parse({ id, gender: '1', new: true, last_message: text });
const pageOf = (rows: readonly (number | Conversation)[], leftOut = 0): InboxPage =>
  toInboxPage({ rows: rows.map((each) => (typeof each === 'number' ? row(each) : each)), leftOut });
const range = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
const idsOf = (page: InboxPage | null) => page?.rows.map(({ id }) => Number(id));

test.for<[number, number, boolean]>([
  [10, 0, false],
  [9, 0, true],
  [8, 2, false],
  [0, 0, true],
])('a page of %s rows and %s malformed ones is the last: %s', ([count, leftOut, isLast]) => {
  expect(pageOf(range(1, count), leftOut).isLast).toBe(isLast);
});

test('a page that follows adds what is not known yet; one with nothing new is the last', () => {
  const first = pageOf(range(1, 10));
  expect(idsOf(appendPage(first, pageOf(range(10, 10))))).toEqual(range(1, 19));
  expect(appendPage(first, pageOf(range(10, 10))).isLast).toBe(false);
  expect(appendPage(first, pageOf(range(1, 10))).isLast).toBe(true);
  expect(appendPage(first, pageOf([], 10))).toMatchObject({ leftOut: 10, isLast: false });
});

const known: InboxPage = { rows: range(1, 30).map((id) => row(id)), leftOut: 0, isLast: true };

test.for<[string, InboxPage, number[] | null]>([
  ['nothing new', pageOf(range(1, 10)), range(1, 30)],
  ['one from further down', pageOf([row(25, 'new'), ...range(1, 9)]), [25, ...range(1, 24), ...range(26, 5)]],
  ['one nobody knew', pageOf([99, ...range(1, 9)]), [99, ...range(1, 30)]],
  ['one is gone', pageOf([...range(1, 4), ...range(6, 6)]), [...range(1, 4), ...range(6, 25)]],
  ['all are new', pageOf(range(100, 10)), null],
  ['the lowest has moved, too', pageOf(range(21, 10).map((id) => row(id, 'new'))), null],
  ['a short page is all there is', pageOf(range(1, 4)), range(1, 4)],
])('a fetched top above what is known: %s', ([, top, expected]) => {
  expect(idsOf(mergeTop(top, known)) ?? null).toEqual(expected);
});

test('above a known end stays an end', () => {
  expect(mergeTop(pageOf(range(1, 10)), known)?.isLast).toBe(true);
  expect(mergeTop(pageOf(range(1, 10)), { ...known, isLast: false })?.isLast).toBe(false);
});

const fetchFrom = async (server: readonly (number | Conversation)[], loaded: InboxPage | undefined, all = false) => {
  const offsets: number[] = [];
  const fetchPage = async (offset: number) => {
    offsets.push(offset);
    return pageOf(server.slice(offset, offset + 10));
  };
  const page = await fetchInboxTop({ fetchPage, readKnown: () => loaded, all });
  return { offsets, ids: idsOf(page) };
};

test.for<[string, (number | Conversation)[], number[]]>([
  ['one new message', [row(25, 'new'), ...range(1, 24), ...range(26, 5)], [0]],
  ['twelve new conversations', [...range(100, 12), ...range(1, 30)], [0, 10]],
])('with %s, only the pages with something new are fetched', async ([, server, offsets]) => {
  const fetched = await fetchFrom(server, known);
  expect(fetched.offsets).toEqual(offsets);
  expect(fetched.ids).toEqual(server.map((each) => (typeof each === 'number' ? each : Number(each.id))));
});

test('everything that is loaded is fetched where rows may have changed anywhere, and one page at first', async () => {
  expect(await fetchFrom(range(1, 60), known, true)).toEqual({ offsets: [0, 10, 20], ids: range(1, 30) });
  expect(await fetchFrom(range(1, 60), undefined)).toEqual({ offsets: [0], ids: range(1, 10) });
  expect((await fetchFrom(range(1, 60), { ...known, rows: [...range(70, 30)].map((id) => row(id)) })).offsets).toEqual([
    0, 10, 20,
  ]);
});
