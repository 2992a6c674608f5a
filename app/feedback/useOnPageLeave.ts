import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the member leaves the page or the product; Strict Mode's unmount at the start does not count. */
export function useOnPageLeave(onLeave: () => void): void {
  const mounted = useRef(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    mounted.current = true;
    const hide = () => leave();
    addEventListener('pagehide', hide);
    return () => {
      mounted.current = false;
      removeEventListener('pagehide', hide);
      queueMicrotask(() => {
        if (!mounted.current) leave();
      });
    };
  }, []);
}
