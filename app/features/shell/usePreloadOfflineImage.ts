import { useEffect } from 'react';
import { site } from '../../site/site.ts';

/** Milliseconds; until then the connection belongs to the page. */
const PRELOAD_DELAY_MS = 4000;

/** Fetches the picture that pages show without a connection as long as there is one. */
export function usePreloadOfflineImage(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      new Image().src = `${site.artUrl}/offline.svg`;
    }, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
