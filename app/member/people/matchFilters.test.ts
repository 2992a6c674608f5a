import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listSorts } from '../../api/contract/memberLists.ts';
import {
  countActiveFilters,
  filterValues,
  noFilters,
  parseFilters,
  passesFilters,
  sortPeople,
  toFilterQuery,
} from './matchFilters.ts';
import { memberFixture } from './memberFixture.ts';

test.for([
  ['', noFilters],
  ['contactFilter=1', { ...noFilters, contactFilter: 1 }],
  ['favouritesFilter=2&photoFilter=1', { ...noFilters, favouritesFilter: 2, photoFilter: 1 }],
  ['newFilter=1', { ...noFilters, newFilter: 1 }],
  ['newFilter=2', noFilters],
  ['contactFilter=3', noFilters],
  ['contactFilter=-1&photoFilter=1e0&newFilter=01', noFilters],
  ['contactFilter=<script>&favouritesFilter=', noFilters],
  ['contactFilter=1&contactFilter=2', { ...noFilters, contactFilter: 1 }],
  ['sort=nearest', { ...noFilters, sort: 'nearest' }],
  ['sort=best', noFilters],
  ['sort=Nearest', noFilters],
] as const)('"%s" is parsed', ([query, filters]) => {
  expect(parseFilters(new URLSearchParams(query))).toEqual(filters);
});

test('other parameters stay, and filters at their default are left out', () => {
  const query = new URLSearchParams('reg=1&contactFilter=2');
  expect(String(toFilterQuery(query, { ...noFilters, photoFilter: 1 }))).toBe('reg=1&photoFilter=1');
  expect(String(query)).toBe('reg=1&contactFilter=2');
});

test('filters survive being written to the query and parsed again', () => {
  const anyFilters = fc.record({
    contactFilter: fc.constantFrom(...filterValues.contactFilter),
    favouritesFilter: fc.constantFrom(...filterValues.favouritesFilter),
    newFilter: fc.constantFrom(...filterValues.newFilter),
    photoFilter: fc.constantFrom(...filterValues.photoFilter),
    sort: fc.constantFrom(...listSorts),
  });
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const query = toFilterQuery(new URLSearchParams(), filters);
      expect(parseFilters(query)).toEqual(filters);
      expect(query.size).toBe(countActiveFilters(filters) + (filters.sort === 'best' ? 0 : 1));
    }),
  );
});

test.for([
  ['favourites', { favouritesFilter: 1 }, ['1']],
  ['no favourites', { favouritesFilter: 2 }, ['2', '3']],
  ['new ones', { newFilter: 1 }, ['2']],
  ['with a picture', { photoFilter: 1 }, ['3']],
  ['without a picture', { photoFilter: 2 }, ['1', '2']],
  ['neither new nor favourites', { favouritesFilter: 2, photoFilter: 1 }, ['3']],
] as const)('rows are filtered here where all are loaded: %s', ([, some, expected]) => {
  const rows = [
    memberFixture(1, { bookmark: '1' }),
    memberFixture(2, { new: '1' }),
    memberFixture(3, { public_path: '/pictures/3.jpg' }),
  ];
  const passing = rows.filter((row) => passesFilters(row, { ...noFilters, ...some }));
  expect(passing.map(({ id }) => id)).toEqual(expected);
});

test('the nearest come first, and those at an unknown distance last, as they were', () => {
  const rows = [null, 80, 5, null, 80].map((distance, index) => memberFixture(index, { distance }));
  expect(sortPeople(rows, 'nearest').map(({ id }) => id)).toEqual(['2', '1', '4', '0', '3']);
  expect(sortPeople(rows, 'best')).toBe(rows);
});
