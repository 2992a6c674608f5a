import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countActiveFilters, filterValues, noFilters, parseFilters, toFilterQuery } from './matchFilters.ts';

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
  });
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const query = toFilterQuery(new URLSearchParams(), filters);
      expect(parseFilters(query)).toEqual(filters);
      expect(query.size).toBe(countActiveFilters(filters));
    }),
  );
});
