import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { deleteMatch } from '../../../api/contract/matchActions.ts';
import { memberAtom } from '../../../session/session.atoms.ts';
import { useApi } from '../../../session/useSession.ts';
import type { Person } from '../model/person.model.ts';
import { useNotify } from '../notices/useNotify.ts';
import { type MatchDeletion, pendingMatchDeletionAtom } from './matchDeletion.atoms.ts';
import { usePeopleCache } from './usePeopleCache.ts';

/** Hides a deleted match at once, and sends the deletion once it can no longer be undone (rule E3). */
export function useDeleteMatch() {
  const store = useStore();
  const api = useApi();
  const cache = usePeopleCache();
  const { clearError, notifyFailure } = useNotify();
  const { mutate } = useMutation({
    mutationFn: ({ matchId }: MatchDeletion) => api.call(deleteMatch, { params: { id: matchId } }),
    onMutate: ({ matchId }) => ({ before: cache.remove(matchId) }),
    onSuccess: () => cache.invalidateRelated(),
    onError(error, deletion, context) {
      if (context) cache.restore(context.before);
      notifyFailure(deletion, error, msg`Unable to delete match`);
    },
  });

  function commit(): void {
    const pending = store.get(pendingMatchDeletionAtom);
    if (!pending) return;
    // Nothing is sent after the member has signed out.
    if (store.get(memberAtom)) mutate(pending);
    store.set(pendingMatchDeletionAtom, null);
  }

  return {
    /** Sends a deletion that is still pending before it starts another one. Ignores a person who is no match. */
    start({ matchId, profileId, username }: Person) {
      if (matchId === null) return;
      commit();
      clearError({ profileId });
      store.set(pendingMatchDeletionAtom, { matchId, profileId, username });
    },
    undo: () => store.set(pendingMatchDeletionAtom, null),
    commit,
  };
}
