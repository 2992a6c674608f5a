import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../ui/useDebounced.ts';
import { shortestQuery } from './place.model.ts';
import type { PlaceProvider } from './placeProvider.ts';

/** Typing rests for so long before anything is asked (milliseconds). */
const rest = 250;

/** Towns of the member's country for what is typed. */
export function usePlaces(provider: PlaceProvider, typed: string, country: string) {
  const query = useDebounced(typed.trim().slice(0, 100), rest);
  const wanted = query.length >= shortestQuery;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['places', country, query],
    queryFn: ({ signal }) => provider.search(query, country, signal),
    enabled: wanted,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
  return { suggestions: data ?? [], query, isError, isFetching };
}
