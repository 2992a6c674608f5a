interface UndoTimerOptions {
  ms: number;
  /** By how many milliseconds the time is prolonged. */
  extensionMs: number;
  maxExtensions: number;
  /** Asked as the time ends: whether the member is still at it, and it is to be prolonged. */
  isHeld: () => boolean;
  onEnd: () => void;
}

export interface UndoTimer {
  /** Whether the page is visible; the time stands still while it is not. */
  setVisible(visible: boolean): void;
  stop(): void;
}

/** Calls `onEnd` once, after a time that can be prolonged, but not without end (reading 53). The page counts as visible. */
export function createUndoTimer({ ms, extensionMs, maxExtensions, isHeld, onEnd }: UndoTimerOptions): UndoTimer {
  let remainingMs = ms;
  let extensions = 0;
  /** Null while the time stands still, and in the end. */
  let running: { timeout: ReturnType<typeof setTimeout>; since: number } | null = null;
  let stopped = false;

  const run = () => {
    running = { timeout: setTimeout(handleElapsed, remainingMs), since: Date.now() };
  };
  function handleElapsed(): void {
    running = null;
    if (extensions < maxExtensions && isHeld()) {
      extensions += 1;
      remainingMs = extensionMs;
      run();
      return;
    }
    stopped = true;
    onEnd();
  }
  run();
  return {
    setVisible(visible) {
      if (stopped || visible === (running !== null)) return;
      if (visible) return run();
      clearTimeout(running?.timeout);
      remainingMs -= Date.now() - (running?.since ?? 0);
      running = null;
    },
    stop() {
      stopped = true;
      clearTimeout(running?.timeout);
    },
  };
}
