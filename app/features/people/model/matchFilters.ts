import { matchFilterNames } from '../../../api/contract/memberLists.ts';

export type FilterName = (typeof matchFilterNames)[number];
export type Filters = Readonly<Record<FilterName, number>>;

/** The values of each filter (reading 11): 0 all, 1 with, 2 without. The filter for new members has no "without". */
export const filterValues = {
  contactFilter: [0, 1, 2],
  favouritesFilter: [0, 1, 2],
  newFilter: [0, 1],
  photoFilter: [0, 1, 2],
} as const satisfies Record<FilterName, readonly number[]>;

export const noFilters: Filters = { contactFilter: 0, favouritesFilter: 0, newFilter: 0, photoFilter: 0 };

/** The filters of an address. An unknown value counts as 0. */
export function parseFilters(query: URLSearchParams): Filters {
  const read = (name: FilterName) =>
    (filterValues[name] as readonly number[]).find((value) => String(value) === query.get(name)) ?? 0;
  return Object.fromEntries(matchFilterNames.map((name) => [name, read(name)])) as Filters;
}

/** The query with these filters. Filters at 0 are left out, and other parameters stay. */
export function toFilterQuery(query: URLSearchParams, filters: Filters): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of matchFilterNames) {
    if (filters[name] === 0) changed.delete(name);
    else changed.set(name, String(filters[name]));
  }
  return changed;
}

export const countActiveFilters = (filters: Filters): number =>
  matchFilterNames.filter((name) => filters[name] !== 0).length;
