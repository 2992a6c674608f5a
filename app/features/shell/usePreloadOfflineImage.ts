import offlinePicture from 'art:offline';
import { useEffect } from 'react';

/** The page's own requests go first. */
const PRELOAD_DELAY_MS = 4000;

/** Fetches the picture of the offline state while there is a connection. */
export function usePreloadOfflineImage(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      new Image().src = offlinePicture;
    }, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
