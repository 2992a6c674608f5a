import { useEffect, useState } from 'react';
import { useApi } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { openWithFallback } from './maps/openWithFallback.ts';
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
