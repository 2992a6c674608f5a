import { useEffect } from 'react';
import { site } from '../../site/site.ts';

/** The page's own requests go first. */
const PRELOAD_DELAY_MS = 4000;

/** Fetches the picture of the offline state while there is a connection. */
export function usePreloadOfflineImage(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      new Image().src = `${site.artUrl}/offline.svg`;
    }, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
