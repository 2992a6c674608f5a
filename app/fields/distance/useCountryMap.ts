import { useQuery } from '@tanstack/react-query';
import type { CountryMap } from './CountryMap.ts';
import { importCountryMap } from './importCountryMap.ts';

/** The map of this site's country; null while it is loading, and if it cannot be loaded: the circle does without. */
export function useCountryMap(): CountryMap | null {
  const { data } = useQuery({
    queryKey: ['countryMap'],
    queryFn: async () => (await importCountryMap()).countryMap,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
