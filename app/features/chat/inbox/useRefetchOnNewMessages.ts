import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { countersKey } from '../../../api/queryKeys.ts';
import { reloadConversations } from './useConversations.ts';

/** The list needs no polling of its own: it is loaded again when the counters tell of something new. */
export function useRefetchOnNewMessages(): void {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const count = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => client.getQueryData<{ conversations: number }>(countersKey)?.conversations,
  );
  const known = useRef(count);
  useEffect(() => {
    const before = known.current;
    known.current = count;
    if (before !== undefined && count !== undefined && count > before) void reloadConversations(client);
  }, [count, client]);
}
