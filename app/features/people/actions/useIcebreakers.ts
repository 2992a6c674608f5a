import { msg } from '@lingui/core/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { fetchIcebreakers, sendIcebreaker } from '../../../api/contract/chat.ts';
import { useApi } from '../../../session/useSession.ts';
import { peopleQueryKeys } from '../model/peopleQueryKeys.ts';
import type { Person } from '../model/person.model.ts';
import { useNotify } from '../notices/useNotify.ts';
import { usePeopleCache } from './usePeopleCache.ts';

const ICEBREAKER_CLEAR_DELAY_MS = 100;

/** The questions to choose from. A failure is shown in the dialog as well, because that covers the global error. */
export function useIcebreakers(person: Person) {
  const api = useApi();
  const { clearError, notifyFailure } = useNotify();
  return useQuery({
    queryKey: peopleQueryKeys.icebreakers(person.profileId),
    async queryFn({ signal }) {
      clearError(person);
      try {
        return await api.call(fetchIcebreakers, { params: { id: person.profileId } }, { signal });
      } catch (error) {
        if (!signal.aborted) notifyFailure(person, error, msg`Unable to fetch icebreaker questions`);
        throw error;
      }
    },
  });
}

/** Sends a question. A failure is shown in the form as well, where the choice stays. */
export function useSendIcebreaker(person: Person, onSent: () => void) {
  const api = useApi();
  const cache = usePeopleCache();
  const { clearError, notifySuccess, notifyFailure } = useNotify();
  return useMutation({
    mutationFn: (questionId: string) =>
      api.call(sendIcebreaker, { params: { profileId: person.profileId, questionId } }),
    onMutate: () => clearError(person),
    onSuccess() {
      setTimeout(() => {
        if (person.matchId !== null) cache.patch(person.matchId, { icebreaker_question: null });
        onSent();
      }, ICEBREAKER_CLEAR_DELAY_MS);
      cache.invalidateRelated();
      notifySuccess(msg`Your question is on its way`);
    },
    onError: (error) => notifyFailure(person, error, msg`Unable to send icebreaker questions`),
  });
}
