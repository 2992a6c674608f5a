import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

// It listens only while somebody does, and takes no look at first: what happens before the page is drawn would be missed.
onlineManager.subscribe(() => {});

/** Whether the device is online according to the browser. */
export const useOnline = () =>
  useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
