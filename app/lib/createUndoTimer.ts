interface UndoTimerOptions {
  ms: number;
  /** By how many milliseconds the time is prolonged. */
  extensionMs: number;
  maxExtensions: number;
  /** Asked as the time ends: whether the member is still at it, and it is to be prolonged. */
  isHeld: () => boolean;
  onEnd: () => void;
}

/**
 * Calls `onEnd` once, after a time that can be prolonged, but not without end (reading 53). It does not wait in a hidden tab,
 * because what can be undone is sent as the tab is hidden.
 *
 * @return stops it
 */
export function createUndoTimer({ ms, extensionMs, maxExtensions, isHeld, onEnd }: UndoTimerOptions): () => void {
  let extensions = 0;
  let timeout = setTimeout(handleElapsed, ms);
  function handleElapsed(): void {
    if (extensions === maxExtensions || !isHeld()) onEnd();
    else timeout = setTimeout(handleElapsed, extensionMs);
    extensions += 1;
  }
  return () => clearTimeout(timeout);
}
