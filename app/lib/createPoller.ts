export interface PollerOptions {
  /** Polls once. It reports the outcome through `reportOutcome`; the poller ignores how its promise settles. */
  poll: () => Promise<unknown>;
  /** Milliseconds until the next poll, after a number of failures in a row and the server's Retry-After in seconds. */
  planDelayMs: (failures: number, retryAfterSeconds: number | undefined) => number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

export interface Poller {
  start(): void;
  /** The time of the next poll stays, so that starting again soon does not poll at once. */
  stop(): void;
  /** Takes the outcome of a poll, and returns the pace until the next. */
  reportOutcome(failed: boolean, retryAfterSeconds?: number): PollPace;
  /** Follows the pace of another tab that has polled. */
  adoptPace(pace: PollPace): void;
}

interface PollPace {
  failures: number;
  /** Milliseconds until the next poll. */
  pause: number;
}

/** Polls repeatedly, one poll at a time, at the pace that responses and failures set. */
export function createPoller({ poll, planDelayMs, now = () => performance.now() }: PollerOptions): Poller {
  let running = false;
  let failures = 0;
  /** The time at which the running poll began. */
  let startedAt: number | null = null;
  let dueAt = now() + planDelayMs(0, undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (running && startedAt === null) timer = setTimeout(() => void run(), Math.max(0, dueAt - now()));
  }

  async function run(): Promise<void> {
    startedAt = now();
    // For a poll whose outcome is never reported, such as an aborted one.
    dueAt = startedAt + planDelayMs(failures, undefined);
    try {
      await poll();
    } catch {
      // The failure has been reported through reportOutcome.
    }
    startedAt = null;
    schedule();
  }

  function adoptPace(pace: PollPace): void {
    failures = pace.failures;
    dueAt = now() + pace.pause;
    schedule();
  }

  return {
    start() {
      running = true;
      schedule();
    },
    stop() {
      running = false;
      clearTimeout(timer);
    },
    reportOutcome(failed, retryAfterSeconds) {
      const count = failed ? failures + 1 : 0;
      // After a success, from the beginning of one poll to that of the next.
      const takenMs = failed || startedAt === null ? 0 : now() - startedAt;
      const pace = { failures: count, pause: Math.max(0, planDelayMs(count, retryAfterSeconds) - takenMs) };
      adoptPace(pace);
      return pace;
    },
    adoptPace,
  };
}
