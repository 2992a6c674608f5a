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
  const tell = useNotify();
  const { mutate } = useMutation({
    mutationFn: ({ matchId }: MatchDeletion) => api.call(deleteMatch, { params: { id: matchId } }),
    onMutate: ({ matchId }) => ({ before: cache.remove(matchId) }),
    onSuccess: () => cache.refreshOthers(),
    onError(error, deletion, context) {
      if (context) cache.restore(context.before);
      tell.failed(deletion, error, msg`Unable to delete match`);
    },
  });

  function finish(): void {
    const pending = store.get(pendingMatchDeletionAtom);
    if (!pending) return;
    // Whoever has signed out meanwhile sends nothing more.
    if (store.get(memberAtom)) mutate(pending);
    store.set(pendingMatchDeletionAtom, null);
  }

  return {
    /** Another one that still waits is over with it. */
    start({ matchId, profileId, username }: Person) {
      if (matchId === null) return;
      finish();
      tell.settle({ profileId });
      store.set(pendingMatchDeletionAtom, { matchId, profileId, username });
    },
    undo: () => store.set(pendingMatchDeletionAtom, null),
    finish,
  };
}
