import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back when the member leaves the page or the product. A hidden tab counts as left: a phone that sleeps, or that
 * another program takes over, may never tell more. Strict Mode's unmount at the start does not count.
 */
export function useOnPageLeave(onLeave: () => void): void {
  const mounted = useRef(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    mounted.current = true;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pagehide', () => leave(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
    return () => {
      mounted.current = false;
      listening.abort();
      queueMicrotask(() => {
        if (!mounted.current) leave();
      });
    };
  }, []);
}
