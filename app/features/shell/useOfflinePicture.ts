import { useEffect } from 'react';
import { site } from '../../site/site.ts';

/** Milliseconds; until then the connection belongs to the page. */
const delay = 4000;

/** Fetches the picture that pages show without a connection as long as there is one. */
export function useOfflinePicture(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      new Image().src = `${site.artUrl}/offline.svg`;
    }, delay);
    return () => clearTimeout(timer);
  }, []);
}
