import { msg } from '@lingui/core/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { fetchIcebreakers, sendIcebreaker } from '../../../api/contract/chat.ts';
import { useApi } from '../../../session/useSession.ts';
import { peopleQueryKeys } from '../model/peopleQueryKeys.ts';
import type { Person } from '../model/person.model.ts';
import { useNotify } from '../notices/useNotify.ts';
import { usePeopleCache } from './usePeopleCache.ts';

/** The icebreaker is cleared this many milliseconds after it was sent. */
const ICEBREAKER_CLEAR_DELAY_MS = 100;

/** Its failure shows in the dialog too, which lies over the global error. */
export function useIcebreakers(person: Person) {
  const api = useApi();
  const tell = useNotify();
  return useQuery({
    queryKey: peopleQueryKeys.icebreakers(person.profileId),
    async queryFn({ signal }) {
      tell.settle(person);
      try {
        return await api.call(fetchIcebreakers, { params: { id: person.profileId } }, { signal });
      } catch (error) {
        if (!signal.aborted) tell.failed(person, error, msg`Unable to fetch icebreaker questions`);
        throw error;
      }
    },
  });
}

/** Its failure shows in the form too, where the choice stays. */
export function useSendIcebreaker(person: Person, onSent: () => void) {
  const api = useApi();
  const cache = usePeopleCache();
  const tell = useNotify();
  return useMutation({
    mutationFn: (questionId: string) =>
      api.call(sendIcebreaker, { params: { profileId: person.profileId, questionId } }),
    onMutate: () => tell.settle(person),
    onSuccess() {
      setTimeout(() => {
        if (person.matchId !== null) cache.patch(person.matchId, { icebreaker_question: null });
        onSent();
      }, ICEBREAKER_CLEAR_DELAY_MS);
      cache.refreshOthers();
      tell.succeeded(msg`Your question is on its way`);
    },
    onError: (error) => tell.failed(person, error, msg`Unable to send icebreaker questions`),
  });
}
