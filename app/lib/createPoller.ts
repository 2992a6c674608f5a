export interface PollerOptions {
  /** Asks once; how it went is told by `settle`. */
  poll: () => Promise<unknown>;
  /** Milliseconds until the next time, after so many failures in a row and the wait that the server wants (seconds). */
  planDelayMs: (failures: number, retryAfter: number | undefined) => number;
  /** A clock that only goes forward. */
  now?: () => number;
}

export interface Poller {
  start(): void;
  /** The moment that is due stays due: who comes back soon does not ask again at once. */
  stop(): void;
  /** An answer came, or none; returns how long to wait now. */
  reportOutcome(failed: boolean, retryAfter?: number): PollPace;
  /** Another tab asked; its pace is ours. */
  adoptPace(pace: PollPace): void;
}

interface PollPace {
  failures: number;
  /** Milliseconds from now. */
  pause: number;
}

/** Asks again and again, never twice at the same time, at the pace that answers and failures set. */
export function createPoller({ poll: ask, planDelayMs: plan, now = () => performance.now() }: PollerOptions): Poller {
  let running = false;
  let asking = false;
  let failures = 0;
  let dueAt = now() + plan(0, undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (running && !asking) timer = setTimeout(() => void run(), Math.max(0, dueAt - now()));
  }

  async function run(): Promise<void> {
    asking = true;
    // In case nobody settles it, as when the answer was not wanted any more.
    dueAt = now() + plan(failures, undefined);
    try {
      await ask();
    } catch {
      // Whoever asked has settled it as a failure.
    }
    asking = false;
    schedule();
  }

  function adopt(pace: PollPace): void {
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
    reportOutcome(failed, retryAfter) {
      const count = failed ? failures + 1 : 0;
      const pace = { failures: count, pause: plan(count, retryAfter) };
      adopt(pace);
      return pace;
    },
    adoptPace: adopt,
  };
}
