import { useSyncExternalStore } from 'react';
import { media } from '../../theme/designTokens.ts';

function subscribe(changed: () => void) {
  const query = matchMedia(media.desktop);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** From 1200 px on; for what differs in more than its looks. */
export const useIsDesktop = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(media.desktop).matches);
