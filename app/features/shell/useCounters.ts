import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError.ts';
import { fetchCounters } from '../../api/contract/lists.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import { type Counters, planNextPoll } from './shell.model.ts';

/** How many new things there are; undefined until it is known. Polled while the page is in sight and online. */
export function useCounters(): Counters | undefined {
  const api = useApi();
  const member = useMember();
  const { data } = useQuery({
    queryKey: ['counters'],
    queryFn: ({ signal }) => api.call(fetchCounters, {}, { signal }),
    enabled: member !== null,
    // Failures change nothing on the screen (specification, section 8): the last known numbers stay.
    refetchInterval: ({ state }) =>
      planNextPoll(
        state.status === 'error' ? Math.max(1, state.fetchFailureCount + state.errorUpdateCount) : 0,
        state.error instanceof ApiError ? state.error.retryAfter : undefined,
        Math.random(),
      ),
    refetchIntervalInBackground: false,
  });
  return member ? data : undefined;
}
