import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { fetchCounters } from '../../api/contract/lists.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import { type Counters, planNextPoll } from './shell.model.ts';

/** How many new things there are; undefined until it is known. Polled while the page is in sight and online. */
export function useCounters(): Counters | undefined {
  const api = useApi();
  const member = useMember();
  const failures = useRef(0);
  // Decided once per answer: a number that changed with every rendering would start the waiting anew each time.
  const pause = useRef(planNextPoll(0, undefined, Math.random()));
  const settle = (failed: number, error?: unknown) => {
    failures.current = failed;
    pause.current = planNextPoll(failed, error instanceof ApiError ? error.retryAfter : undefined, Math.random());
  };
  const { data } = useQuery({
    queryKey: ['counters'],
    queryFn: async ({ signal }) => {
      try {
        const counters = await api.call(fetchCounters, {}, { signal });
        settle(0);
        return counters;
      } catch (error) {
        if (!signal.aborted) settle(failures.current + 1, error);
        throw error;
      }
    },
    enabled: member !== null,
    // Failures change nothing on the screen (specification, section 8): the last known numbers stay.
    refetchInterval: () => pause.current,
    refetchIntervalInBackground: false,
  });
  return member ? data : undefined;
}
