import { expect, test } from 'vitest';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { flattenPages, type ListPage, mapPages, toListPage, toNextOffset } from './listPages.ts';
import { noFilters } from './matchFilters.ts';
import { memberFixture } from './memberFixture.ts';
import { removeMember } from './person.ts';

const toPage = (members: readonly ListedMember[], leftOut = 0) => toListPage({ rows: [...members], leftOut });
const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => memberFixture(from + index));

test.for([
  [0, true],
  [9, true],
  [10, false],
  [500, false],
] as const)('of %i rows, the page is the last: %s', ([count, isLast]) => {
  const page = toPage(rows(1, count));
  expect(page.isLast).toBe(isLast);
  expect(page.members.length).toBe(Math.min(count, 10));
});

test('rows whose ids cannot stand in an address are left out, but count for the end of the list', () => {
  const page = toPage([...rows(1, 9), memberFixture(10, { profile_id: '../../logout' })]);
  expect(page.members).toHaveLength(9);
  expect(page.isLast).toBe(false);
  expect(toNextOffset([page])).toBe(10);
});

test('malformed rows that were left out count for the end of the list and for the offset', { tags: 'rule' }, () => {
  const page = toPage(rows(1, 8), 2);
  expect(page.isLast).toBe(false);
  expect(toNextOffset([page])).toBe(10);
  expect(toNextOffset([page, toPage([], 10)])).toBe(20);
  expect(toPage(rows(1, 8), 1).isLast).toBe(true);
});

test.for<[string, ListPage[], number | undefined]>([
  ['no page', [], 0],
  ['one full page', [toPage(rows(1, 10))], 10],
  ['two full pages', [toPage(rows(1, 10)), toPage(rows(11, 10))], 20],
  ['a last page', [toPage(rows(1, 10)), toPage(rows(11, 3))], undefined],
  ['an empty last page', [toPage(rows(1, 10)), toPage([])], undefined],
  ['a member on two pages', [toPage(rows(1, 10)), toPage(rows(10, 10))], 19],
])('the offset of the next page after %s', ([, pages, offset]) => {
  expect(toNextOffset(pages)).toBe(offset);
});

test('a member who moved to the next page is shown once', () => {
  const ids = flattenPages([toPage(rows(1, 10)), toPage(rows(10, 10))]).map(({ id }) => id);
  expect(ids).toHaveLength(19);
  expect(new Set(ids).size).toBe(19);
});

test('a deletion lowers the next offset, without making the page the last', () => {
  const pages = mapPages([toPage(rows(1, 10))], (members) => removeMember(members, '503'));
  expect(toNextOffset(pages)).toBe(9);
});

test('removed favourites do not count while only favourites are listed', () => {
  const favourites = Array.from({ length: 10 }, (_, index) => memberFixture(index, { bookmark: index === 4 ? 0 : 1 }));
  expect(toNextOffset([toPage(favourites)], { ...noFilters, favouritesFilter: 1 })).toBe(9);
  expect(toNextOffset([toPage(favourites)], { ...noFilters, favouritesFilter: 2 })).toBe(1);
  expect(toNextOffset([toPage(favourites)], noFilters)).toBe(10);
});

test('members viewed since do not count while only new ones are listed', () => {
  const members = Array.from({ length: 10 }, (_, index) => memberFixture(index, { new: index < 3 ? 0 : 1 }));
  expect(toNextOffset([toPage(members)], { ...noFilters, newFilter: 1 })).toBe(7);
  expect(toNextOffset([toPage(members)], noFilters)).toBe(10);
});

test('pages without a change stay the same objects', () => {
  const pages = [toPage(rows(1, 10)), toPage(rows(11, 10))];
  const changed = mapPages(pages, (members) => (members[0]?.id === '1' ? members.slice(1) : members));
  expect(changed[0]).not.toBe(pages[0]);
  expect(changed[1]).toBe(pages[1]);
});
