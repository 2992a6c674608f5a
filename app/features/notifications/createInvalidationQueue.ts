import type { QueryClient } from '@tanstack/react-query';
import { countersKey } from '../../api/queryKeys.ts';

export interface InvalidationQueue {
  /** Has server data read again soon. */
  add(keys: readonly (readonly string[])[]): void;
  stop(): void;
}

/** Events that come together cost one question. */
const BATCH_DELAY_MS = 400;

/**
 * @param isHidden whether nobody looks: then only the counters are asked for, which stand in the page's title, and the
 * rest once somebody looks again
 */
export function createInvalidationQueue(
  client: Pick<QueryClient, 'invalidateQueries'>,
  isHidden: () => boolean = () => document.hidden,
): InvalidationQueue {
  const waiting = new Map<string, readonly string[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    for (const queryKey of waiting.values()) {
      const refetchType = isHidden() && queryKey !== countersKey ? 'none' : 'active';
      void client.invalidateQueries({ queryKey, refetchType });
    }
    waiting.clear();
  }

  return {
    add(keys) {
      for (const key of keys) waiting.set(key.join(), key);
      timer ??= waiting.size > 0 ? setTimeout(flush, BATCH_DELAY_MS) : undefined;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
    },
  };
}
