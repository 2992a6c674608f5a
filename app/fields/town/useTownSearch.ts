import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';
import { MIN_QUERY_LENGTH } from './town.model.ts';
import type { TownProvider } from './townProvider.ts';

/** Typing rests for so long before anything is asked (milliseconds). */
const SEARCH_DEBOUNCE_MS = 250;

/** Towns of the member's country for what is typed. */
export function useTownSearch(provider: TownProvider, typed: string, country: string) {
  const query = useDebouncedValue(typed.trim().slice(0, 100), SEARCH_DEBOUNCE_MS);
  const wanted = query.length >= MIN_QUERY_LENGTH;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['places', country, query],
    queryFn: ({ signal }) => provider.search(query, country, signal),
    enabled: wanted,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
  return { suggestions: data ?? [], query, isError, isFetching };
}
