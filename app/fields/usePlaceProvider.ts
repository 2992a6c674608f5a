import { useEffect, useState } from 'react';
import { useApi } from '../session/useSession.ts';
import { site } from '../site/site.ts';
import { openLazyPlaces } from './maps/openLazyPlaces.ts';
import { apiPlaces, type PlaceProvider } from './placeProvider.ts';

/**
 * Who finds towns on this site, and whether that is only the stand-in for a maps script that does not answer. The
 * script is loaded with the first question, and gone with the field that asked.
 */
export function usePlaceProvider(): { provider: PlaceProvider; standsIn: boolean } {
  const api = useApi();
  const [standsIn, setStandsIn] = useState(false);
  const [{ provider, close }] = useState(() => {
    const plain = apiPlaces(api);
    return site.maps
      ? openLazyPlaces(
          async () => (await import('./maps/mapsPlaces.ts')).openMapsPlaces(),
          plain,
          () => setStandsIn(true),
        )
      : { provider: plain, close: () => {} };
  });
  useEffect(() => close, [close]);
  return { provider, standsIn };
}
