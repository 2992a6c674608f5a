import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs a function when the document is hidden, and renders its changes at once, because the browser may store the
 * document as it is then.
 */
export function usePageHide(run: () => void): void {
  const onHide = useEffectEvent(() => flushSync(run));
  useEffect(() => {
    const hide = () => onHide();
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
  }, []);
}
