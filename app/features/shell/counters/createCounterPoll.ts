import * as z from 'zod/mini';
import { ApiError } from '../../../api/ApiError.ts';
import { Counters } from '../../../api/contract/counters.ts';
import { createPoller } from '../../../lib/createPoller.ts';
import { nextPollDelay } from '../../../lib/nextPollDelay.ts';
import { createLeaderElection } from '../../../lib/tabs/createLeaderElection.ts';
import type { TabChannel } from '../../../lib/tabs/tabChannel.ts';

export const COUNTER_POLL_INTERVAL_MS = 30_000;

/** The message of a tab to the others after it has asked the server. */
const CounterMessage = z.object({
  owner: z.string(),
  /** Null when the request failed. */
  counters: z.nullable(Counters),
  failures: z.number().check(z.minimum(0)),
  pause: z.number().check(z.minimum(0)),
});
type CounterMessage = z.output<typeof CounterMessage>;

export interface CounterPollOptions {
  /** Id of the member. */
  owner: string;
  fetch: (signal?: AbortSignal) => Promise<Counters>;
  /** Refetches the counters through the query cache, which calls `fetchNow`. */
  refresh: () => Promise<unknown>;
  /** Takes counters that another tab has fetched. */
  onCounters: (counters: Counters) => void;
  channel: TabChannel | null;
  locks: Pick<LockManager, 'request'> | undefined;
  random?: () => number;
}

export interface CounterPoll {
  /** Fetches now and sends the outcome to the other tabs. Throws what `fetch` throws. */
  fetchNow(signal?: AbortSignal): Promise<Counters>;
  /** Sets whether the tab is active, which means visible and online; only then it polls. */
  setActive(active: boolean): void;
  stop(): void;
}

/** Keeps the counters of all tabs up to date while only one tab polls (reading 25). */
export function createCounterPoll(options: CounterPollOptions): CounterPoll {
  const { owner, fetch, refresh, onCounters, channel, locks, random = Math.random } = options;
  const poller = createPoller({
    poll: refresh,
    planDelayMs: (failures, retryAfter) => nextPollDelay(COUNTER_POLL_INTERVAL_MS, failures, retryAfter, random()),
  });
  const leadership = createLeaderElection('counters', (leads) => (leads ? poller.start() : poller.stop()), locks);

  const publishOutcome = (counters: Counters | null, retryAfter?: number) => {
    const pace = poller.reportOutcome(counters === null, retryAfter);
    channel?.postMessage({ owner, counters, ...pace } satisfies CounterMessage);
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      const { data: message } = CounterMessage.safeParse(data);
      if (message?.owner !== owner) return;
      poller.adoptPace(message);
      if (message.counters) onCounters(message.counters);
    };
  }

  return {
    async fetchNow(signal) {
      try {
        const counters = await fetch(signal);
        publishOutcome(counters);
        return counters;
      } catch (error) {
        // A cancelled request says nothing about the server.
        if (!signal?.aborted) publishOutcome(null, error instanceof ApiError ? error.retryAfter : undefined);
        throw error;
      }
    },
    setActive: (active) => (active ? leadership.join() : leadership.leave()),
    stop() {
      leadership.leave();
      channel?.close();
    },
  };
}
