import { useEffect, useState } from 'react';
import { useApi } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { openWithFallback } from './maps/openWithFallback.ts';
import { createApiTownProvider, type TownProvider } from './townProvider.ts';

/**
 * Who finds towns on this site, and whether that is only the stand-in for a maps script that does not answer. The
 * script is loaded with the first question, and gone with the field that asked.
 */
export function useTownProvider(): { provider: TownProvider; isFallback: boolean } {
  const api = useApi();
  const [standsIn, setStandsIn] = useState(false);
  const [{ provider, close }] = useState(() => {
    const plain = createApiTownProvider(api);
    return site.maps
      ? openWithFallback(
          async () => (await import('./maps/mapsTownProvider.ts')).openMapsTownProvider(),
          plain,
          () => setStandsIn(true),
        )
      : { provider: plain, close: () => {} };
  });
  useEffect(() => close, [close]);
  return { provider, isFallback: standsIn };
}
