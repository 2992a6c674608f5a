import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { deleteMatch } from '../../../api/contract/matchActions.ts';
import { type Sent, useUndoable } from '../../../feedback/undoable.ts';
import type { Person } from '../../../member/people/person.ts';
import { usePeopleCache } from '../../../member/people/usePeopleCache.ts';
import { useApi } from '../../../session/useSession.ts';
import { useNotify } from '../notices/useNotify.ts';
import { matchDeletion, type UndoableMatch } from './peopleUndoables.ts';

/** Hides a deleted match at once, and sends the deletion once it can no longer be undone (rule E3). */
export function useDeleteMatch() {
  const api = useApi();
  const cache = usePeopleCache();
  const { clearFailure, notifyFailure } = useNotify();
  const { mutate } = useMutation({
    mutationFn: ({ request }: Sent<UndoableMatch>) => request,
    onMutate: ({ matchId }) => ({ before: cache.remove(matchId) }),
    onSuccess: () => cache.invalidateRelated(),
    onError(error, deletion, context) {
      if (context) cache.restore(context.before);
      notifyFailure(deletion, error, msg`Unable to delete match`);
    },
  });
  const call = ({ matchId }: UndoableMatch) => api.call(deleteMatch, { params: { id: matchId } });
  const deletion = useUndoable(matchDeletion, call, mutate);
  return {
    ...deletion,
    /** Starts the deletion; ignores a person who is no match. */
    start({ matchId, profileId, username }: Person) {
      if (matchId === null) return;
      clearFailure({ profileId });
      deletion.start({ matchId, profileId, username });
    },
  };
}
