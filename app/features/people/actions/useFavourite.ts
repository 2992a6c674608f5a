import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toggleBookmark } from '../../../api/contract/matchActions.ts';
import { useUndoable } from '../../../feedback/undoable.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { useApi } from '../../../session/useSession.ts';
import { favouriteNeedsPremium, usePremiumStatus } from '../model/paywall.ts';
import type { Person } from '../model/person.ts';
import { useNotify } from '../notices/useNotify.ts';
import { favouriteRemoval, type UndoableMatch } from './peopleUndoables.ts';
import { usePeopleCache } from './usePeopleCache.ts';

type FavouriteChange = Pick<UndoableMatch, 'matchId' | 'profileId'> & { on: boolean };

/** Marks or unmarks on the screen at once, and reverts that if the call fails. */
function useChangeFavourite() {
  const { t } = useLingui();
  const api = useApi();
  const cache = usePeopleCache();
  const { announce, clearError, notifyFailure } = useNotify();
  return useMutation({
    mutationFn: ({ matchId }: FavouriteChange) => api.call(toggleBookmark, { params: { id: matchId } }),
    onMutate({ matchId, profileId, on }) {
      clearError({ profileId });
      cache.patch(matchId, { bookmark: on });
    },
    onSuccess(_, { matchId, on }) {
      // A list fetch that was under way may have brought the old state back.
      cache.patch(matchId, { bookmark: on });
      if (on) announce(t`Added to your favourites.`);
    },
    onError(error, { matchId, profileId, on }) {
      cache.patch(matchId, { bookmark: !on });
      notifyFailure({ profileId }, error, msg`Unable to set favourite`);
    },
  });
}

/** Removes a favourite on the screen at once, and on the server once it can no longer be undone (rule E3). */
export function useRemoveFavourite() {
  const { mutate } = useChangeFavourite();
  return useUndoable(favouriteRemoval, ({ matchId, profileId }) => mutate({ matchId, profileId, on: false }));
}

/** Whether a person is a favourite, and the toggle for it, which leads to the plans where it needs Premium. */
export function useFavourite(person: Person) {
  const navigate = useNavigate();
  const { isPending, mutate } = useChangeFavourite();
  const removal = useRemoveFavourite();
  const { matchId, profileId, username } = person;
  const removed = removal.pending !== null && removal.pending.matchId === matchId;
  const needsPremium = favouriteNeedsPremium(usePremiumStatus());
  return {
    needsPremium,
    on: person.favourite && !removed,
    toggle() {
      if (needsPremium) void navigate(namedPaths.premiumUpgrade(true));
      else if (isPending || matchId === null) return;
      else if (removed) removal.undo();
      else if (person.favourite) removal.start({ matchId, profileId, username });
      else mutate({ matchId, profileId, on: true });
    },
  };
}
