import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toggleBookmark } from '../../../api/contract/matches.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { useApi } from '../../../session/useSession.ts';
import { decideFavourite } from '../model/actions.model.ts';
import type { Person } from '../model/person.model.ts';
import { useTell } from '../notices/useTell.ts';
import { useActor } from './useActor.ts';
import { usePeopleCache } from './usePeopleCache.ts';

/** Marks or unmarks a favourite, at once on the screen; taken back if the server refuses. */
export function useFavourite(person: Person) {
  const { t } = useLingui();
  const api = useApi();
  const actor = useActor();
  const navigate = useNavigate();
  const cache = usePeopleCache();
  const tell = useTell();
  const { isPending, mutate } = useMutation({
    mutationFn: ({ matchId }: { matchId: string; on: boolean }) =>
      api.call(toggleBookmark, { params: { id: matchId } }),
    onMutate({ matchId, on }) {
      tell.settle(person);
      cache.patch(matchId, { bookmark: on });
    },
    onSuccess(_, { matchId, on }) {
      // Once more: a list that was being fetched meanwhile may have brought the old state.
      cache.patch(matchId, { bookmark: on });
      tell.say(on ? t`Added to your favourites.` : t`Removed from your favourites.`);
    },
    onError(error, { matchId, on }) {
      cache.patch(matchId, { bookmark: !on });
      tell.failed(person, error, msg`Unable to set favourite`);
    },
  });
  return {
    needsPremium: decideFavourite(actor) === 'upgrade',
    toggle() {
      if (decideFavourite(actor) === 'upgrade') void navigate(namedPaths.premiumUpgrade(true));
      else if (!isPending && person.matchId !== null) mutate({ matchId: person.matchId, on: !person.favourite });
    },
  };
}
