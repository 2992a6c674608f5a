import { useSyncExternalStore } from 'react';
import { media } from '../../theme/scale.ts';

function watch(changed: () => void) {
  const query = matchMedia(media.calm);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the device is set to move less. */
export const usePrefersCalm = (): boolean => useSyncExternalStore(watch, () => matchMedia(media.calm).matches);
