/** Why a timer stands still; it goes on when no reason is left. */
type PauseReason = 'hovered' | 'focused' | 'hidden';

export interface PausableTimer {
  pause(reason: PauseReason): void;
  resume(reason: PauseReason): void;
  stop(): void;
}

/** Calls back once after so many milliseconds, in which nobody was reading. Each pause starts the time afresh. */
export function createPausableTimer(ms: number, onEnd: () => void): PausableTimer {
  const reasons = new Set<PauseReason>();
  let pending: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const start = () => {
    clearTimeout(pending);
    if (over || reasons.size > 0) return;
    pending = setTimeout(() => {
      over = true;
      onEnd();
    }, ms);
  };
  start();
  return {
    pause(reason) {
      reasons.add(reason);
      clearTimeout(pending);
    },
    resume(reason) {
      if (reasons.delete(reason)) start();
    },
    stop() {
      over = true;
      clearTimeout(pending);
    },
  };
}
