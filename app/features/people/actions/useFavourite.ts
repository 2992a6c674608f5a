import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { toggleBookmark } from '../../../api/contract/matchActions.ts';
import { type Sent, useUndoable } from '../../../feedback/undoable.ts';
import { actionFailureTexts } from '../../../member/actionFailureTexts.ts';
import type { Person } from '../../../member/people/person.ts';
import { usePeopleCache } from '../../../member/people/usePeopleCache.ts';
import { useShowPlans } from '../../../paywall/useShowPlans.ts';
import { useApi } from '../../../session/useSession.ts';
import { favouriteNeedsPremium, usePremiumStatus } from '../model/paywallRules.ts';
import { useNotify } from '../notices/useNotify.ts';
import { favouriteRemoval, type UndoableMatch } from './peopleUndoables.ts';

type FavouriteChange = UndoableMatch & { on: boolean };

/** Marks or unmarks a favourite on the screen at once, and reverts that if the call fails. */
function useChangeFavourite() {
  const { t } = useLingui();
  const api = useApi();
  const cache = usePeopleCache();
  const store = useStore();
  const { announce, clearFailure, notifyFailure } = useNotify();
  const { isPending, mutate } = useMutation({
    mutationFn: ({ request }: Sent<FavouriteChange>) => request,
    onMutate({ matchId, profileId, on }) {
      clearFailure({ profileId });
      cache.patch(matchId, { bookmark: on });
    },
    onSuccess(_, { matchId, on }) {
      // A list fetch that was under way may have brought the old state back.
      cache.patch(matchId, { bookmark: on });
      if (on) announce(t`Added to your favourites.`);
    },
    onError(error, { matchId, profileId, on }) {
      cache.patch(matchId, { bookmark: !on });
      // The call toggles, so removing a favourite that was not added would add it.
      if (on && store.get(favouriteRemoval.pendingAtom)?.matchId === matchId) store.set(favouriteRemoval.undoAtom);
      notifyFailure({ profileId }, error, actionFailureTexts.favourite, 'favourite');
    },
  });
  return {
    isPending,
    mutate,
    call: ({ matchId }: UndoableMatch) => api.call(toggleBookmark, { params: { id: matchId } }),
  };
}

/** Removes a favourite on the screen at once, and on the server once it can no longer be undone (rule E3). */
export function useRemoveFavourite() {
  const { call, mutate } = useChangeFavourite();
  return useUndoable(favouriteRemoval, call, (sent) => mutate({ ...sent, on: false }));
}

/** The state of a person as a favourite, and its toggle, which leads to the paywall where it needs Premium. */
export function useFavourite(person: Person) {
  const showPlans = useShowPlans();
  const { isPending, call, mutate } = useChangeFavourite();
  const removal = useRemoveFavourite();
  const { matchId, profileId, username } = person;
  const removed = removal.pending !== null && removal.pending.matchId === matchId;
  const needsPremium = favouriteNeedsPremium(usePremiumStatus());
  return {
    needsPremium,
    on: person.favourite && !removed,
    toggle() {
      if (needsPremium) showPlans({ action: 'favourite', profileId, conversationId: null });
      else if (matchId === null) return;
      else if (removed) removal.undo();
      else if (person.favourite) removal.start({ matchId, profileId, username });
      else if (!isPending) {
        const match = { matchId, profileId, username };
        mutate({ ...match, on: true, request: call(match) });
      }
    },
  };
}
