import type { MouseEvent } from 'react';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { readHistoryIndex } from '../../../lib/readHistoryIndex.ts';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { useGoBackTo } from '../../../routing/useGoBackTo.ts';
import { useLocation } from '../../../ui/navigation/navigation.ts';

const OriginState = z.object({
  /** Position of the inbox in the tab's history. */
  inbox: z.nullable(z.int()),
});

const parseOrigin = (state: unknown): number | null => OriginState.safeParse(state).data?.inbox ?? null;

/** The state of the links to conversations, with the position of the inbox. It stays the same as long as the page. */
export function useInboxOriginState(): z.output<typeof OriginState> {
  const { pathname, state } = useLocation();
  return useMemo(
    () => ({ inbox: pathname === sharedPaths.messages ? readHistoryIndex() : parseOrigin(state) }),
    [pathname, state],
  );
}

/** Returns the handler of the link from a conversation to the inbox, which goes back to where that was scrolled. */
export const useGoBackToInbox = (): ((event: MouseEvent) => void) => useGoBackTo(parseOrigin(useLocation().state));
