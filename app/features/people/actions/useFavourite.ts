import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { toggleBookmark } from '../../../api/contract/matchActions.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { useApi } from '../../../session/useSession.ts';
import { decideFavourite } from '../model/paywall.model.ts';
import type { Person } from '../model/person.model.ts';
import { useNotify } from '../notices/useNotify.ts';
import {
  commitFavouriteRemovalAtom,
  type FavouriteRemoval,
  pendingFavouriteRemovalAtom,
  startFavouriteRemovalAtom,
  undoFavouriteRemovalAtom,
} from './favouriteRemoval.atoms.ts';
import { usePeopleCache } from './usePeopleCache.ts';
import { usePremiumStatus } from './usePremiumStatus.ts';

type FavouriteChange = Pick<FavouriteRemoval, 'matchId' | 'profileId'> & { on: boolean };

/** Tells the server; at once on the screen, and taken back if it refuses. */
function useChangeFavourite() {
  const { t } = useLingui();
  const api = useApi();
  const cache = usePeopleCache();
  const tell = useNotify();
  return useMutation({
    mutationFn: ({ matchId }: FavouriteChange) => api.call(toggleBookmark, { params: { id: matchId } }),
    onMutate({ matchId, profileId, on }) {
      tell.settle({ profileId });
      cache.patch(matchId, { bookmark: on });
    },
    onSuccess(_, { matchId, on }) {
      // Once more: a list that was being fetched meanwhile may have brought the old state.
      cache.patch(matchId, { bookmark: on });
      if (on) tell.say(t`Added to your favourites.`);
    },
    onError(error, { matchId, profileId, on }) {
      cache.patch(matchId, { bookmark: !on });
      tell.failed({ profileId }, error, msg`Unable to set favourite`);
    },
  });
}

/** Removes a favourite on the screen at once, and on the server once it can no longer be undone (rule E3). */
export function useRemoveFavourite() {
  const { mutate } = useChangeFavourite();
  const start = useSetAtom(startFavouriteRemovalAtom);
  const undo = useSetAtom(undoFavouriteRemovalAtom);
  const finish = useSetAtom(commitFavouriteRemovalAtom);
  const send = ({ matchId, profileId }: FavouriteRemoval) => mutate({ matchId, profileId, on: false });
  return { start: (removal: FavouriteRemoval) => start(removal, send), undo: () => undo(), finish: () => finish(send) };
}

/** Marks or unmarks a favourite. */
export function useFavourite(person: Person) {
  const actor = usePremiumStatus();
  const navigate = useNavigate();
  const { isPending, mutate } = useChangeFavourite();
  const removal = useRemoveFavourite();
  const { matchId, profileId, username } = person;
  const waiting = useAtomValue(pendingFavouriteRemovalAtom);
  const removed = waiting !== null && waiting.matchId === matchId;
  return {
    needsPremium: decideFavourite(actor) === 'upgrade',
    on: person.favourite && !removed,
    toggle() {
      if (decideFavourite(actor) === 'upgrade') void navigate(namedPaths.premiumUpgrade(true));
      else if (isPending || matchId === null) return;
      else if (removed) removal.undo();
      else if (person.favourite) removal.start({ matchId, profileId, username });
      else mutate({ matchId, profileId, on: true });
    },
  };
}
