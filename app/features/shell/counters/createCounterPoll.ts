import * as z from 'zod/mini';
import { ApiError } from '../../../api/ApiError.ts';
import { Counters } from '../../../api/contract/counters.ts';
import { createPoller } from '../../../lib/createPoller.ts';
import { createLeaderElection } from '../../../lib/tabs/createLeaderElection.ts';
import type { TabChannel } from '../../../lib/tabs/tabChannel.ts';
import { nextPollDelay } from './counters.model.ts';

/** What tabs tell each other after one of them has asked. */
const CounterMessage = z.object({
  owner: z.string(),
  /** Null when the question failed. */
  counters: z.nullable(Counters),
  failures: z.number().check(z.minimum(0)),
  pause: z.number().check(z.minimum(0)),
});
type CounterMessage = z.output<typeof CounterMessage>;

export interface CounterPollOptions {
  /** The member whose counters they are. */
  owner: string;
  fetch: (signal?: AbortSignal) => Promise<Counters>;
  /** Has the counters asked for, by way of `ask`. */
  refresh: () => Promise<unknown>;
  /** Another tab has asked. */
  onCounters: (counters: Counters) => void;
  channel: TabChannel | null;
  locks: Pick<LockManager, 'request'> | undefined;
  random?: () => number;
}

export interface CounterPoll {
  /** Asks now, whoever wants to know, and lets all tabs know. */
  fetchNow(signal?: AbortSignal): Promise<Counters>;
  /** In sight and online; anything else asks nothing. */
  setActive(awake: boolean): void;
  stop(): void;
}

/** Keeps the counters of all tabs fresh while only one tab polls (reading 25). */
export function createCounterPoll(options: CounterPollOptions): CounterPoll {
  const { owner, fetch, refresh, onCounters: show, channel, locks, random = Math.random } = options;
  const poller = createPoller({
    poll: refresh,
    planDelayMs: (failures, retryAfter) => nextPollDelay(failures, retryAfter, random()),
  });
  const leadership = createLeaderElection('counters', (leads) => (leads ? poller.start() : poller.stop()), locks);

  const settle = (counters: Counters | null, retryAfter?: number) => {
    const pace = poller.reportOutcome(counters === null, retryAfter);
    channel?.postMessage({ owner, counters, ...pace } satisfies CounterMessage);
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      const told = CounterMessage.safeParse(data);
      if (!told.success || told.data.owner !== owner) return;
      poller.adoptPace(told.data);
      if (told.data.counters) show(told.data.counters);
    };
  }

  return {
    async fetchNow(signal) {
      try {
        const counters = await fetch(signal);
        settle(counters);
        return counters;
      } catch (error) {
        // What was called off says nothing about the server.
        if (!signal?.aborted) settle(null, error instanceof ApiError ? error.retryAfter : undefined);
        throw error;
      }
    },
    setActive: (awake) => (awake ? leadership.join() : leadership.leave()),
    stop() {
      leadership.leave();
      channel?.close();
    },
  };
}
