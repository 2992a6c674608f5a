import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';
import { useApi } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { openWithFallback } from './maps/openWithFallback.ts';
import { MIN_QUERY_LENGTH } from './town.model.ts';
import { createApiTownProvider, type TownProvider } from './townProvider.ts';

const openMapsTownProvider = async () => (await import('./maps/mapsTownProvider.ts')).openMapsTownProvider();

/**
 * The town provider of this site. `isFallback`: the maps script does not answer, and the operator's API replaces it. The
 * script is loaded with the first request, and removed when the component unmounts.
 */
export function useTownProvider(): { provider: TownProvider; isFallback: boolean } {
  const api = useApi();
  const [isFallback, setIsFallback] = useState(false);
  const [{ provider, close }] = useState(() => {
    const apiProvider = createApiTownProvider(api);
    return site.maps
      ? openWithFallback(openMapsTownProvider, apiProvider, () => setIsFallback(true))
      : { provider: apiProvider, close: () => {} };
  });
  useEffect(() => close, [close]);
  return { provider, isFallback };
}

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
