import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back when the member goes to another page or leaves the product. The check in a microtask tells an unmount from
 * React's Strict Mode, which unmounts each component once and mounts it again at once.
 */
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
