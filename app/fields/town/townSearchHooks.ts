import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Town } from '../../api/contract/towns.ts';
import { log } from '../../lib/log.ts';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';
import { useApi } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { openWithFallback } from './maps/openWithFallback.ts';
import { MIN_QUERY_LENGTH } from './town.model.ts';
import { type Coordinates, createApiTownProvider, type TownProvider } from './townProvider.ts';

const openMapsTownProvider = async () => (await import('./maps/mapsTownProvider.ts')).openMapsTownProvider();

/** This site's provider. `isFallback`: the maps script does not answer, and the operator's API replaces it. */
export function useTownProvider(): { provider: TownProvider; isFallback: boolean } {
  const api = useApi();
  const [isFallback, setIsFallback] = useState(false);
  const [provider] = useState(() => {
    const apiProvider = createApiTownProvider(api);
    return site.maps ? openWithFallback(openMapsTownProvider, apiProvider, () => setIsFallback(true)) : apiProvider;
  });
  return { provider, isFallback };
}

const SEARCH_DEBOUNCE_MS = 250;
const MAX_QUERY_LENGTH = 100;

/** Searches towns of a country for a typed text. `query` is the text to which the suggestions belong. */
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

type PositionFailure = 'noPosition' | 'townFailed' | 'noTownThere';

/** Finds the town at the position of the device. */
export function useCurrentTown(provider: TownProvider, onFound: (town: Town) => void) {
  const { isPending, data, mutate, reset } = useMutation({
    mutationFn: () => findCurrentTown(provider),
    onSuccess(found) {
      if (typeof found !== 'string') onFound(found);
    },
  });
  return {
    busy: isPending,
    failure: typeof data === 'string' ? data : null,
    clearFailure: () => isPending || reset(),
    find: () => isPending || mutate(),
  };
}

async function findCurrentTown(provider: TownProvider): Promise<Town | PositionFailure> {
  let failure: PositionFailure = 'noPosition';
  try {
    const position = await requestPosition();
    failure = 'townFailed';
    return (await provider.findNearest(position)) ?? 'noTownThere';
  } catch (error) {
    log.warn('the own town was not found', error);
    return failure;
  }
}

const POSITION_TIMEOUT_MS = 15_000;
const MAX_POSITION_AGE_MS = 600_000;

/** Asks for the position of the device. Rejects without one. */
function requestPosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    const geolocation: Geolocation | undefined = navigator.geolocation;
    if (!geolocation) return reject(new Error('this browser has no positions'));
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (error) => reject(new Error(`no position (${error.code})`)),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: MAX_POSITION_AGE_MS, enableHighAccuracy: false },
    );
  });
}
