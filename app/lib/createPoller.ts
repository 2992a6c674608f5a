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
  let polling = false;
  let failures = 0;
  let dueAt = now() + planDelayMs(0, undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (running && !polling) timer = setTimeout(() => void run(), Math.max(0, dueAt - now()));
  }

  async function run(): Promise<void> {
    polling = true;
    // For a poll whose outcome is never reported, such as an aborted one.
    dueAt = now() + planDelayMs(failures, undefined);
    try {
      await poll();
    } catch {
      // The failure has been reported through reportOutcome.
    }
    polling = false;
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
      const pace = { failures: count, pause: planDelayMs(count, retryAfterSeconds) };
      adoptPace(pace);
      return pace;
    },
    adoptPace,
  };
}
