import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useCallback, useRef } from 'react';
import { toggleBookmark } from '../../../api/contract/matchActions.ts';
import { type Sent, useUndoable } from '../../../feedback/undoable.ts';
import { actionFailureTexts } from '../../../member/actionFailureTexts.ts';
import type { Person } from '../../../member/people/person.ts';
import { usePeopleCache } from '../../../member/people/usePeopleCache.ts';
import { favouriteNeedsPremium, usePremiumStatus } from '../../../paywall/paywallRules.ts';
import { useShowPlans } from '../../../paywall/useShowPlans.ts';
import { useApi } from '../../../session/useSession.ts';
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
  const { mutate } = useMutation({
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
  const call = useCallback(
    ({ matchId }: UndoableMatch) => api.call(toggleBookmark, { params: { id: matchId } }),
    [api],
  );
  return { call, mutate };
}

/** Removes a favourite on the screen at once, and on the server once it can no longer be undone (rule E3). */
export function useRemoveFavourite() {
  const { call, mutate } = useChangeFavourite();
  return useUndoable(favouriteRemoval, call, (sent) => mutate({ ...sent, on: false }));
}

/**
 * Toggles a person as a favourite: adds at once, removes so that it can be undone, and leads to the plans where it needs
 * Premium. The function stays the same.
 */
export function useToggleFavourite(): (person: Person) => void {
  const store = useStore();
  const showPlans = useShowPlans();
  const needsPremium = favouriteNeedsPremium(usePremiumStatus());
  const { call, mutate } = useChangeFavourite();
  /** The matches whose addition is under way, because a call that arrives twice would remove them. */
  const adding = useRef(new Set<string>());
  return useCallback(
    ({ matchId, profileId, username, favourite }) => {
      if (needsPremium) return showPlans({ action: 'favourite', profileId, conversationId: null });
      if (matchId === null) return;
      const match = { matchId, profileId, username };
      const change = (item: UndoableMatch, on: boolean) => {
        const request = call(item);
        mutate({ ...item, on, request });
        return request;
      };
      if (store.get(favouriteRemoval.pendingAtom)?.matchId === matchId) store.set(favouriteRemoval.undoAtom);
      else if (favourite) store.set(favouriteRemoval.startAtom, match, (item) => void change(item, false));
      else if (!adding.current.has(matchId)) {
        adding.current.add(matchId);
        const end = () => adding.current.delete(matchId);
        change(match, true).then(end, end);
      }
    },
    [needsPremium, showPlans, store, call, mutate],
  );
}
