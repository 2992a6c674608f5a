import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Runs when the document goes, and renders what it changes at once: the browser may store the document as it is then. */
export function usePageHide(run: () => void): void {
  const onHide = useEffectEvent(() => flushSync(run));
  useEffect(() => {
    const hide = () => onHide();
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
  }, []);
}
