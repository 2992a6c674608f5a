import { expect, test } from 'vitest';
import { flattenPages, type ListPage, mapPages, toListPage, toNextOffset } from './listPages.ts';
import { noFilters } from './matchFilters.ts';
import { memberFixture } from './memberFixture.ts';
import { removeMember } from './person.ts';

const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => memberFixture(from + index));

test.for([
  [0, true],
  [9, true],
  [10, false],
  [500, false],
] as const)('of %i rows, the page is the last: %s', ([count, isLast]) => {
  const page = toListPage(rows(1, count));
  expect(page.isLast).toBe(isLast);
  expect(page.members.length).toBe(Math.min(count, 10));
});

test('rows whose ids cannot stand in an address are left out, but count for the end of the list', () => {
  const page = toListPage([...rows(1, 9), memberFixture(10, { profile_id: '../../logout' })]);
  expect(page.members).toHaveLength(9);
  expect(page.isLast).toBe(false);
});

test.for<[string, ListPage[], number | undefined]>([
  ['no page', [], 0],
  ['one full page', [toListPage(rows(1, 10))], 10],
  ['two full pages', [toListPage(rows(1, 10)), toListPage(rows(11, 10))], 20],
  ['a last page', [toListPage(rows(1, 10)), toListPage(rows(11, 3))], undefined],
  ['an empty last page', [toListPage(rows(1, 10)), toListPage([])], undefined],
  ['a member on two pages', [toListPage(rows(1, 10)), toListPage(rows(10, 10))], 19],
])('the offset of the next page after %s', ([, pages, offset]) => {
  expect(toNextOffset(pages)).toBe(offset);
});

test('a member who moved to the next page is shown once', () => {
  const ids = flattenPages([toListPage(rows(1, 10)), toListPage(rows(10, 10))]).map(({ id }) => id);
  expect(ids).toHaveLength(19);
  expect(new Set(ids).size).toBe(19);
});

test('a deletion lowers the next offset, without making the page the last', () => {
  const pages = mapPages([toListPage(rows(1, 10))], (members) => removeMember(members, '503'));
  expect(toNextOffset(pages)).toBe(9);
});

test('removed favourites do not count while only favourites are listed', () => {
  const favourites = Array.from({ length: 10 }, (_, index) => memberFixture(index, { bookmark: index === 4 ? 0 : 1 }));
  expect(toNextOffset([toListPage(favourites)], { ...noFilters, favouritesFilter: 1 })).toBe(9);
  expect(toNextOffset([toListPage(favourites)], { ...noFilters, favouritesFilter: 2 })).toBe(1);
  expect(toNextOffset([toListPage(favourites)], noFilters)).toBe(10);
});

test('members viewed since do not count while only new ones are listed', () => {
  const members = Array.from({ length: 10 }, (_, index) => memberFixture(index, { new: index < 3 ? 0 : 1 }));
  expect(toNextOffset([toListPage(members)], { ...noFilters, newFilter: 1 })).toBe(7);
  expect(toNextOffset([toListPage(members)], noFilters)).toBe(10);
});

test('pages without a change stay the same objects', () => {
  const pages = [toListPage(rows(1, 10)), toListPage(rows(11, 10))];
  const changed = mapPages(pages, (members) => (members[0]?.id === '1' ? members.slice(1) : members));
  expect(changed[0]).not.toBe(pages[0]);
  expect(changed[1]).toBe(pages[1]);
});
