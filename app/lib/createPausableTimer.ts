/** A timer is paused as long as at least one reason applies. */
type PauseReason = 'hovered' | 'focused' | 'hidden';

export interface PausableTimer {
  pause(reason: PauseReason): void;
  resume(reason: PauseReason): void;
  stop(): void;
}

/** Calls `onEnd` once, after `ms` milliseconds without a pause; each pause restarts the time. */
export function createPausableTimer(ms: number, onEnd: () => void): PausableTimer {
  const reasons = new Set<PauseReason>();
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const start = () => {
    clearTimeout(timeout);
    if (ended || reasons.size > 0) return;
    timeout = setTimeout(() => {
      ended = true;
      onEnd();
    }, ms);
  };
  start();
  return {
    pause(reason) {
      reasons.add(reason);
      clearTimeout(timeout);
    },
    resume(reason) {
      if (reasons.delete(reason)) start();
    },
    stop() {
      ended = true;
      clearTimeout(timeout);
    },
  };
}
