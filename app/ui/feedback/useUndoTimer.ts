import { type RefObject, useEffect, useEffectEvent } from 'react';
import { createUndoTimer } from '../../lib/createUndoTimer.ts';

/** Rule E3 asks for at least 20 s. */
export const UNDO_TIME_MS = 25_000;
export const EXTENSION_MS = 8000;
export const MAX_EXTENSIONS = 2;

/**
 * Calls back when the time to undo has passed. It is prolonged twice at most while the pointer or the focus rests on the
 * box, or if `held` says so (reading 53).
 */
export function useUndoTimer(box: RefObject<HTMLElement | null>, held: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  const isHeld = useEffectEvent(
    (element: HTMLElement) => held || element.matches(':hover') || element.contains(document.activeElement),
  );
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return createUndoTimer({
      ms: UNDO_TIME_MS,
      extensionMs: EXTENSION_MS,
      maxExtensions: MAX_EXTENSIONS,
      isHeld: () => isHeld(element),
      onEnd: () => end(),
    });
  }, [box]);
}
