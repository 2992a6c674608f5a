import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { conversationsKey, countersKey } from '../../../api/queryKeys.ts';

/** Refetches the inbox when the polled counter of new conversations rises, so that the inbox needs no polling. */
export function useRefetchOnNewMessages(): void {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const count = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => client.getQueryData<{ conversations: number }>(countersKey)?.conversations,
  );
  const previousCount = useRef(count);
  useEffect(() => {
    const before = previousCount.current;
    previousCount.current = count;
    if (before !== undefined && count !== undefined && count > before) {
      void client.invalidateQueries({ queryKey: conversationsKey });
    }
  }, [count, client]);
}
