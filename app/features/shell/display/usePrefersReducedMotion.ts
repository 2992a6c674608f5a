import { useSyncExternalStore } from 'react';
import { media } from '../../../theme/designTokens.ts';

function subscribeToMotionPreference(changed: () => void) {
  const query = matchMedia(media.reducedMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the operating system asks for reduced motion. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(subscribeToMotionPreference, () => matchMedia(media.reducedMotion).matches);
