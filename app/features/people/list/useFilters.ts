import { useSearchParams } from 'react-router';
import { type Filters, parseFilters, toFilterQuery } from '../model/filters.model.ts';

/** The filters, kept in the address: they survive a look at a profile, reloading, and being sent to a friend. */
export function useFilters(): [Filters, (filters: Filters) => void] {
  const [query, setQuery] = useSearchParams();
  return [
    parseFilters(query),
    // Not a step of its own for "Back": that leads to where one came from.
    (filters) => setQuery((before) => toFilterQuery(before, filters), { replace: true, preventScrollReset: true }),
  ];
}
