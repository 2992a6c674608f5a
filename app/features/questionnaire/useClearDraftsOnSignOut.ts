import { useStore } from 'jotai';
import { useEffect } from 'react';
import { memberStorage } from '../../lib/storage/memberStorage.ts';
import { sessionAtom } from '../../session/session.atoms.ts';

/**
 * A member who signs out leaves no drafts on a shared computer; a member whose session has expired finds them again
 * (rule Z1).
 */
export function useClearDraftsOnSignOut(): void {
  const store = useStore();
  useEffect(
    () => () => {
      const session = store.get(sessionAtom);
      if (session.kind === 'guest' && session.ended !== 'expired') memberStorage.clear();
    },
    [store],
  );
}
