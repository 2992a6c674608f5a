import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fetchCounters } from '../../api/contract/counters.ts';
import { countersKey } from '../../lib/queryKeys.ts';
import { openTabChannel } from '../../lib/tabChannel.ts';
import { useOnline } from '../../session/useOnline.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import { type CounterPoll, createCounterPoll } from './counterPoll.ts';
import type { Counters } from './shell.model.ts';
import { useSeen } from './useSeen.ts';

/** As the contract has it, but without the retries of other reads: the next poll is the retry. */
const askOnce = { ...fetchCounters, kind: 'act' } as const;

/** The counters of new items; undefined until they are known. A failed poll is logged and changes nothing. */
export function useCounters(): Counters | undefined {
  const api = useApi();
  const queryClient = useQueryClient();
  const owner = useMember()?.claims.user_id ?? null;
  const { visible, everVisible } = useSeen();
  const awake = useOnline() && visible;
  const poll = useRef<CounterPoll>(null);

  useEffect(() => {
    if (owner === null) return;
    const running = createCounterPoll({
      owner,
      fetch: (signal) => api.call(askOnce, {}, signal ? { signal } : {}),
      refresh: () => queryClient.refetchQueries({ queryKey: countersKey, exact: true }, { cancelRefetch: false }),
      show: (counters) => queryClient.setQueryData(countersKey, counters),
      channel: openTabChannel('counters'),
      locks: globalThis.navigator.locks,
    });
    poll.current = running;
    running.setAwake(!document.hidden && onlineManager.isOnline());
    return () => {
      running.stop();
      poll.current = null;
    };
  }, [owner, api, queryClient]);
  useEffect(() => poll.current?.setAwake(awake), [awake]);

  const { data } = useQuery({
    queryKey: countersKey,
    queryFn: ({ signal }) => (poll.current ? poll.current.ask(signal) : api.call(askOnce, {}, { signal })),
    enabled: owner !== null && everVisible,
    // The poll alone decides when they are old, or a feature that has changed them.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return owner === null ? undefined : data;
}
