import { useState, useSyncExternalStore } from 'react';

function subscribeToVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether this tab is visible, and whether it ever was: a tab opened in the background is not at first. */
export function usePageVisibility() {
  const visible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
  const [everVisible, setEverVisible] = useState(visible);
  if (visible && !everVisible) setEverVisible(true);
  return { visible, everVisible };
}
