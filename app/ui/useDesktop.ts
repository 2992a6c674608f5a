import { useSyncExternalStore } from 'react';
import { media } from '../theme/scale.ts';

function watch(changed: () => void) {
  const query = matchMedia(media.desktop);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** From 1200 px on; for what differs in more than its looks. */
export const useDesktop = (): boolean => useSyncExternalStore(watch, () => matchMedia(media.desktop).matches);
