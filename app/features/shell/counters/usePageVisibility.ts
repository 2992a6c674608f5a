import { useEffect, useState, useSyncExternalStore } from 'react';

function subscribeToVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether this tab is in sight, and whether it ever was: tabs opened in the background are not, at first. */
export function usePageVisibility() {
  const visible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
  const [everVisible, setEverVisible] = useState(visible);
  useEffect(() => {
    if (visible) setEverVisible(true);
  }, [visible]);
  return { visible, everVisible };
}
