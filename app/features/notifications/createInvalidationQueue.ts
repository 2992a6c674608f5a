import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { countersKey } from '../../api/queryKeys.ts';

export interface InvalidationQueue {
  /** Invalidates the queries of these keys with the next batch. */
  add(keys: readonly QueryKey[]): void;
  /** Drops the queued keys. */
  stop(): void;
}

const BATCH_DELAY_MS = 400;

/**
 * Creates a queue that invalidates queries in batches, so that several events at once cost one request for each key.
 *
 * @param isHidden whether the page is hidden: then only the counters are refetched, which the page's title shows; the
 * other queries become stale and are refetched when the page is visible again
 */
export function createInvalidationQueue(
  client: Pick<QueryClient, 'invalidateQueries'>,
  isHidden: () => boolean = () => document.hidden,
): InvalidationQueue {
  const queued = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    for (const queryKey of queued.values()) {
      const refetchType = isHidden() && queryKey !== countersKey ? 'none' : 'active';
      void client.invalidateQueries({ queryKey, refetchType });
    }
    queued.clear();
  }

  return {
    add(keys) {
      for (const key of keys) queued.set(key.join(), key);
      timer ??= queued.size > 0 ? setTimeout(flush, BATCH_DELAY_MS) : undefined;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      queued.clear();
    },
  };
}
