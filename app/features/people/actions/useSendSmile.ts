import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { sendSmile } from '../../../api/contract/matchActions.ts';
import { useApi } from '../../../session/useSession.ts';
import type { Person } from '../model/person.ts';
import { useNotify } from '../notices/useNotify.ts';
import { usePeopleCache } from './usePeopleCache.ts';

/** Sends one smile: it shows as sent at once, and reverts if the call fails. */
export function useSendSmile(person: Person): () => void {
  const { t } = useLingui();
  const api = useApi();
  const cache = usePeopleCache();
  const { announce, clearError, notifyFailure } = useNotify();
  const { mutate } = useMutation({
    mutationFn: (id: string) => api.call(sendSmile, { params: { id } }),
    onMutate(matchId) {
      clearError(person);
      cache.patch(matchId, { smile_sent: true });
    },
    onSuccess(_, matchId) {
      cache.patch(matchId, { smile_sent: true });
      announce(t`Your smile is on its way.`);
    },
    onError(error, matchId) {
      cache.patch(matchId, { smile_sent: false });
      notifyFailure(person, error, msg`Unable to send smile`);
    },
  });
  return () => {
    if (person.matchId !== null && !person.smileSent) mutate(person.matchId);
  };
}
