import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sendSmile } from '../../../api/contract/matchActions.ts';
import { actionFailureTexts } from '../../../member/actionFailureTexts.ts';
import type { Person } from '../../../member/people/person.ts';
import { usePeopleCache } from '../../../member/people/usePeopleCache.ts';
import { useApi } from '../../../session/useSession.ts';
import { useNotify } from '../notices/useNotify.ts';

type Match = Person & { matchId: string };

/** Sends one smile: it shows as sent at once, and reverts if the call fails. The function stays the same. */
export function useSendSmile(): (person: Person) => void {
  const { t } = useLingui();
  const api = useApi();
  const cache = usePeopleCache();
  const { announce, clearFailure, notifyFailure } = useNotify();
  const { mutate } = useMutation({
    mutationFn: ({ matchId }: Match) => api.call(sendSmile, { params: { id: matchId } }),
    onMutate(match) {
      clearFailure(match);
      cache.patch(match.matchId, { smileSent: true });
    },
    onSuccess(_, { matchId }) {
      cache.patch(matchId, { smileSent: true });
      announce(t`Your smile is on its way.`);
    },
    onError(error, match) {
      cache.patch(match.matchId, { smileSent: false });
      notifyFailure(match, error, actionFailureTexts.smile);
    },
  });
  return useCallback(
    (person) => {
      const { matchId, smileSent } = person;
      if (matchId !== null && !smileSent) mutate({ ...person, matchId });
    },
    [mutate],
  );
}
