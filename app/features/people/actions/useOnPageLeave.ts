import { useEffect, useRef } from 'react';

/**
 * On going to another page, and on leaving the product. Only truly leaving counts: in development React takes each
 * component out once and puts it back at once.
 */
export function useOnPageLeave(act: () => void): void {
  const here = useRef(false);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    here.current = true;
    const leave = () => latest.current();
    addEventListener('pagehide', leave);
    return () => {
      here.current = false;
      removeEventListener('pagehide', leave);
      queueMicrotask(() => {
        if (!here.current) latest.current();
      });
    };
  }, []);
}
