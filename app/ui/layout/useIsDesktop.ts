import { useSyncExternalStore } from 'react';
import { media } from '../../theme/designTokens.ts';

function subscribe(listener: () => void) {
  const query = matchMedia(media.desktop);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** From 1200 px on; for differences that CSS cannot make. */
export const useIsDesktop = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(media.desktop).matches);
