import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchPlaces } from '../api/contract/places.ts';
import { toIsoCountry } from '../lib/toIsoCountry.ts';
import { useApi } from '../session/useSession.ts';
import { shortestQuery } from './place.model.ts';

/** Typing rests for so long before anything is asked (milliseconds). */
const rest = 250;

/** Towns of the member's country for what is typed. */
export function usePlaces(typed: string, country: string) {
  const api = useApi();
  const query = useRested(typed.trim().slice(0, 100));
  const wanted = query.length >= shortestQuery;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['places', country, query],
    queryFn: ({ signal }) =>
      api.call(searchPlaces, { query: { q: query, country: toIsoCountry(country) } }, { signal }),
    enabled: wanted,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
  return { places: data ?? [], query, isError, isFetching };
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const pending = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(pending);
  }, [value]);
  return rested;
}
