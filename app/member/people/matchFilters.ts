import { type ListedMember, type ListSort, listSorts, matchFilterNames } from '../../api/contract/memberLists.ts';

export type FilterName = (typeof matchFilterNames)[number];
/** The filters and the order of a list of members. */
export type Filters = Readonly<Record<FilterName, number> & { sort: ListSort }>;

/** The values of each filter (reading 11): 0 all, 1 with, 2 without. The filter for new members has no "without". */
export const filterValues = {
  contactFilter: [0, 1, 2],
  favouritesFilter: [0, 1, 2],
  newFilter: [0, 1],
  photoFilter: [0, 1, 2],
} as const satisfies Record<FilterName, readonly number[]>;

export const noFilters: Filters = {
  contactFilter: 0,
  favouritesFilter: 0,
  newFilter: 0,
  photoFilter: 0,
  sort: 'best',
};

/** The filters and the order of an address. An unknown filter counts as 0, an unknown order as the usual one. */
export function parseFilters(query: URLSearchParams): Filters {
  const read = (name: FilterName) =>
    (filterValues[name] as readonly number[]).find((value) => String(value) === query.get(name)) ?? 0;
  const filters = Object.fromEntries(matchFilterNames.map((name) => [name, read(name)])) as Record<FilterName, number>;
  return { ...filters, sort: listSorts.find((sort) => sort === query.get('sort')) ?? 'best' };
}

/** The query with these filters. Defaults are left out, and other parameters stay. */
export function toFilterQuery(query: URLSearchParams, filters: Filters): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of matchFilterNames) {
    if (filters[name] === 0) changed.delete(name);
    else changed.set(name, String(filters[name]));
  }
  if (filters.sort === 'best') changed.delete('sort');
  else changed.set('sort', filters.sort);
  return changed;
}

export const countActiveFilters = (filters: Filters): number =>
  matchFilterNames.filter((name) => filters[name] !== 0).length;

/** Whether a member passes the filters that can be told from a list's row; the one for contact cannot. */
export function passesFilters({ bookmark, new: isNew, publicPath }: ListedMember, filters: Filters): boolean {
  const passes = (value: number, has: boolean) => value === 0 || has === (value === 1);
  return (
    passes(filters.favouritesFilter, bookmark) &&
    passes(filters.newFilter, isNew) &&
    passes(filters.photoFilter, publicPath !== null)
  );
}

/** Sorts people as asked; rows without the value keep the order of the list. */
export function sortPeople(people: readonly ListedMember[], sort: ListSort): readonly ListedMember[] {
  if (sort !== 'nearest') return people;
  const rank = ({ distance }: ListedMember) => distance ?? Number.POSITIVE_INFINITY;
  return [...people].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
