import { useSearchParams } from 'react-router';
import { type Filters, parseFilters, toFilterQuery } from '../model/filters.model.ts';

/** The filters of a list. They live in the address, so that they survive a visit to a profile and reloading. */
export function useFilters(): [Filters, (filters: Filters) => void] {
  const [query, setQuery] = useSearchParams();
  return [
    parseFilters(query),
    // Replaces the history entry: Back leads to the page before the list.
    (filters) => setQuery((before) => toFilterQuery(before, filters), { replace: true, preventScrollReset: true }),
  ];
}
