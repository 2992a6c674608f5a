import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Filters, parseFilters, toFilterQuery } from '../../../member/people/matchFilters.ts';
import { site } from '../../../site/site.ts';
import {
  type AgeAndDistanceLimits,
  parseAgeAndDistance,
  toAgeAndDistanceQuery,
} from '../model/ageAndDistanceLimits.ts';

/** The selection and the order of a list. */
export interface ListView {
  filters: Filters;
  limits: AgeAndDistanceLimits;
}

/** The name of what a list shows: which people, and in which order. */
export const toViewKey = (list: string, view: ListView): string => `${list} ${JSON.stringify(view)}`;

/** Parses the view in the query of a list's address. */
export const parseListView = (query: URLSearchParams): ListView => ({
  filters: parseFilters(query),
  limits: parseAgeAndDistance(query, site.metric),
});

/**
 * The view of a list. It is in the address, so that it survives a visit to a profile and reloading. It stays the same
 * object until it changes.
 */
export function useListView(): [ListView, (view: ListView) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => parseListView(query), [query]);
  const setView = useCallback(
    ({ filters, limits }: ListView) =>
      // Replaces the history entry: Back leads to the page before the list.
      setQuery((before) => toAgeAndDistanceQuery(toFilterQuery(before, filters), limits), {
        replace: true,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return [view, setView];
}
