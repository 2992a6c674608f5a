import { msg } from '@lingui/core/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { fetchIcebreakers, sendIcebreaker } from '../../../api/contract/chat.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { useApi } from '../../../session/useSession.ts';
import { peopleKeys } from '../model/peopleKeys.ts';
import type { Person } from '../model/person.model.ts';
import { needsPremium } from '../model/refusal.model.ts';
import { useTell } from '../notices/useTell.ts';
import { useActor } from './useActor.ts';
import { usePeopleCache } from './usePeopleCache.ts';

/** Specification, section 4: an icebreaker is cleared so many milliseconds after sending. */
const clearAfter = 100;

export function useIcebreakers({ profileId }: Person) {
  const api = useApi();
  return useQuery({
    queryKey: peopleKeys.icebreakers(profileId),
    queryFn: ({ signal }) => api.call(fetchIcebreakers, { params: { id: profileId } }, { signal }),
  });
}

export function useSendIcebreaker(person: Person, onSent: () => void) {
  const api = useApi();
  const cache = usePeopleCache();
  const navigate = useNavigate();
  const { premium } = useActor();
  const tell = useTell();
  return useMutation({
    mutationFn: (questionId: string) =>
      api.call(sendIcebreaker, { params: { profileId: person.profileId, questionId } }),
    onMutate: () => tell.settle(person),
    onSuccess() {
      setTimeout(() => {
        if (person.matchId !== null) cache.patch(person.matchId, { icebreaker_question: null });
        onSent();
      }, clearAfter);
      cache.refreshOthers();
      tell.succeeded(person, msg`Your question is on its way`);
    },
    onError(error) {
      if (needsPremium(error) && !premium) void navigate(namedPaths.premiumUpgrade(true));
    },
  });
}
