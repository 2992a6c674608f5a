import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { deleteMatch } from '../../../api/contract/matches.ts';
import { memberAtom } from '../../../session/session.atoms.ts';
import { useApi } from '../../../session/useSession.ts';
import type { Person } from '../model/person.model.ts';
import { useTell } from '../notices/useTell.ts';
import { type Deletion, deletionAtom } from './deletion.atoms.ts';
import { usePeopleCache } from './usePeopleCache.ts';

/** Hides a deleted match at once, and sends the deletion once it can no longer be undone (rule E3). */
export function useDeletion() {
  const store = useStore();
  const api = useApi();
  const cache = usePeopleCache();
  const tell = useTell();
  const { mutate } = useMutation({
    mutationFn: ({ matchId }: Deletion) => api.call(deleteMatch, { params: { id: matchId } }),
    onMutate: ({ matchId }) => ({ before: cache.remove(matchId) }),
    onSuccess: () => cache.refreshOthers(),
    onError(error, deletion, context) {
      if (context) cache.restore(context.before);
      tell.failed(deletion, error, msg`Unable to delete match`);
    },
  });

  function finish(): void {
    const pending = store.get(deletionAtom);
    if (!pending) return;
    // Whoever has signed out meanwhile sends nothing more.
    if (store.get(memberAtom)) mutate(pending);
    store.set(deletionAtom, null);
  }

  return {
    /** Another one that still waits is over with it. */
    start({ matchId, profileId, username }: Person) {
      if (matchId === null) return;
      finish();
      tell.settle({ profileId });
      store.set(deletionAtom, { matchId, profileId, username });
    },
    undo: () => store.set(deletionAtom, null),
    finish,
  };
}
