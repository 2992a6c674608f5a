import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';
import { MIN_QUERY_LENGTH } from './town.model.ts';
import type { TownProvider } from './townProvider.ts';

const SEARCH_DEBOUNCE_MS = 250;
const MAX_QUERY_LENGTH = 100;

/** Towns of a country for a typed text. `query` is the text that the suggestions belong to. */
export function useTownSearch(provider: TownProvider, typed: string, country: string) {
  const query = useDebouncedValue(typed.trim().slice(0, MAX_QUERY_LENGTH), SEARCH_DEBOUNCE_MS);
  const { data, isError, isFetching } = useQuery({
    queryKey: ['towns', country, query],
    queryFn: ({ signal }) => provider.search(query, country, signal),
    enabled: query.length >= MIN_QUERY_LENGTH,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
  return { suggestions: data ?? [], query, isError, isFetching };
}
