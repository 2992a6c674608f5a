import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Time to undo an action; rule E3 asks for at least 20 s. */
export const UNDO_TIME_MS = 25_000;
export const EXTENSION_MS = 8000;
export const MAX_EXTENSIONS = 2;

/**
 * Calls back once, when the time to undo has passed. It is prolonged twice at most while the pointer or the focus rests on
 * the box, or if `held` says so (reading 53). It does not wait in a hidden tab, because what can be undone is sent as the
 * tab is hidden.
 */
export function useUndoTimer(box: RefObject<HTMLElement | null>, held: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  const isHeld = useEffectEvent(
    () => held || box.current?.matches(':hover') || box.current?.contains(document.activeElement),
  );
  useEffect(() => {
    let extensions = 0;
    let timeout = setTimeout(handleElapsed, UNDO_TIME_MS);
    function handleElapsed(): void {
      if (extensions === MAX_EXTENSIONS || !isHeld()) end();
      else timeout = setTimeout(handleElapsed, EXTENSION_MS);
      extensions += 1;
    }
    return () => clearTimeout(timeout);
  }, []);
}
