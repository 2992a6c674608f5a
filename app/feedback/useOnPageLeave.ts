import { useEffect, useEffectEvent, useRef } from 'react';
import { noteSentOnLeave } from './sentOnLeaveFlag.ts';

/**
 * Calls back when the member leaves the page or the product, perhaps more than once. A hidden tab counts as left: a
 * phone that sleeps, or switches to another app, may never send another event. Strict Mode's first unmount does not
 * count.
 *
 * @param isPending whether there is something to send: Firefox loses one in seven requests that are made as late as
 *   `pagehide`, but a page that listens for something earlier is not kept for the Back button
 */
export function useOnPageLeave(isPending: boolean, onLeave: () => void): void {
  const mounted = useRef(false);
  const leave = useEffectEvent(onLeave);
  const leavePage = useEffectEvent(() => {
    if (isPending) noteSentOnLeave();
    onLeave();
  });
  useEffect(() => {
    mounted.current = true;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pagehide', () => leavePage(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
    return () => {
      mounted.current = false;
      listening.abort();
      queueMicrotask(() => {
        if (!mounted.current) leave();
      });
    };
  }, []);
  useEffect(() => {
    if (!isPending) return;
    const handleUnload = () => leavePage();
    addEventListener('beforeunload', handleUnload);
    return () => removeEventListener('beforeunload', handleUnload);
  }, [isPending]);
}
