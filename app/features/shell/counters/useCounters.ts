import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fetchCounters } from '../../../api/contract/counters.ts';
import { countersKey } from '../../../api/queryKeys.ts';
import { useOnline } from '../../../device/useOnline.ts';
import { openTabChannel } from '../../../lib/tabs/tabChannel.ts';
import { useApi, useMember } from '../../../session/useSession.ts';
import type { Counters } from './counters.model.ts';
import { type CounterPoll, createCounterPoll } from './createCounterPoll.ts';
import { usePageVisibility } from './usePageVisibility.ts';

/** As the contract has it, but without the retries of other reads: the next poll is the retry. */
const fetchCountersOnce = { ...fetchCounters, kind: 'act' } as const;

/** The counters of new items; undefined until they are known. A failed poll is logged and changes nothing. */
export function useCounters(): Counters | undefined {
  const api = useApi();
  const queryClient = useQueryClient();
  const owner = useMember()?.claims.user_id ?? null;
  const { visible, everVisible } = usePageVisibility();
  const awake = useOnline() && visible;
  const poll = useRef<CounterPoll>(null);

  useEffect(() => {
    if (owner === null) return;
    const running = createCounterPoll({
      owner,
      fetch: (signal) => api.call(fetchCountersOnce, {}, signal ? { signal } : {}),
      refresh: () => queryClient.refetchQueries({ queryKey: countersKey, exact: true }, { cancelRefetch: false }),
      onCounters: (counters) => queryClient.setQueryData(countersKey, counters),
      channel: openTabChannel('counters'),
      locks: globalThis.navigator.locks,
    });
    poll.current = running;
    running.setActive(!document.hidden && onlineManager.isOnline());
    return () => {
      running.stop();
      poll.current = null;
    };
  }, [owner, api, queryClient]);
  useEffect(() => poll.current?.setActive(awake), [awake]);

  const { data } = useQuery({
    queryKey: countersKey,
    queryFn: ({ signal }) =>
      poll.current ? poll.current.fetchNow(signal) : api.call(fetchCountersOnce, {}, { signal }),
    enabled: owner !== null && everVisible,
    // The poll alone decides when they are old, or a feature that has changed them.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return owner === null ? undefined : data;
}
