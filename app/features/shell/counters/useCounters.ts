import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Counters, fetchCounters } from '../../../api/contract/counters.ts';
import { countersKey, threadKey } from '../../../api/queryKeys.ts';
import { useOnline } from '../../../device/useOnline.ts';
import { pauseInBackForwardCache } from '../../../lib/pauseInBackForwardCache.ts';
import { openTabChannel } from '../../../lib/tabs/tabChannel.ts';
import { matchPage } from '../../../routing/routeAddresses.ts';
import { useApi, useMember } from '../../../session/useSession.ts';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import { type CounterPoll, createCounterPoll } from './createCounterPoll.ts';

/** The call without the retries of other reads: while numbers are there, the next poll is the retry. */
const fetchCountersOnce = { ...fetchCounters, kind: 'act' } as const;

/**
 * Returns the counters of new items; undefined for guests and until they have loaded. A failed poll changes nothing.
 */
export function useCounters(): Counters | undefined {
  const api = useApi();
  const queryClient = useQueryClient();
  const owner = useMember()?.claims.userId ?? null;
  const { visible, everVisible } = usePageVisibility();
  const active = useOnline() && visible;
  const opensConversation = useOpensConversation() && queryClient.getQueryData(countersKey) === undefined;
  const poll = useRef<CounterPoll>(null);

  useEffect(() => {
    if (owner === null) return;
    return pauseInBackForwardCache(() => {
      const counterPoll = createCounterPoll({
        owner,
        fetch: (signal) => {
          const call = queryClient.getQueryData(countersKey) ? fetchCountersOnce : fetchCounters;
          return api.call(call, {}, signal ? { signal } : {});
        },
        refresh: () => queryClient.refetchQueries({ queryKey: countersKey, exact: true }, { cancelRefetch: false }),
        onCounters: (counters) => queryClient.setQueryData(countersKey, counters),
        channel: openTabChannel('counters'),
        locks: globalThis.navigator.locks,
      });
      poll.current = counterPoll;
      counterPoll.setActive(!document.hidden && onlineManager.isOnline());
      return () => {
        counterPoll.stop();
        poll.current = null;
      };
    });
  }, [owner, api, queryClient]);
  useEffect(() => poll.current?.setActive(active), [active]);

  const { data } = useQuery({
    queryKey: countersKey,
    queryFn: ({ signal }) => (poll.current ? poll.current.fetchNow(signal) : api.call(fetchCounters, {}, { signal })),
    enabled: owner !== null && everVisible && !opensConversation,
    // Only the poll and features that change the counters refetch them.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return owner === null ? undefined : data;
}

/** Whether the messages of a conversation are being loaded, after which it counts as read and the counters change. */
function useOpensConversation(): boolean {
  const { pathname } = useLocation();
  const isConversation = matchPage('activeChat', pathname) !== null;
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => isConversation && cache.findAll({ queryKey: threadKey }).every(({ state }) => state.status === 'pending'),
  );
}

function subscribeToVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether this tab is visible, and whether it ever was: a tab opened in the background is not at first. */
function usePageVisibility() {
  const visible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
  const [everVisible, setEverVisible] = useState(visible);
  if (visible && !everVisible) setEverVisible(true);
  return { visible, everVisible };
}
