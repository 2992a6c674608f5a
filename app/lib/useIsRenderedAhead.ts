import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether the build renders the page ahead, where nothing is known of the device, or the app is taking that page over.
 */
export const useIsRenderedAhead = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
