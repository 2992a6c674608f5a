import { atom } from 'jotai';
import { memberAtom } from '../../../session/session.atoms.ts';
import type { Person } from '../model/person.model.ts';

/** Removed on the screen but not yet on the server, because it can still be undone (rule E3). */
export type FavouriteRemoval = Pick<Person, 'profileId' | 'username'> & { matchId: string };
type SendRemoval = (removal: FavouriteRemoval) => void;

const stateAtom = atom<FavouriteRemoval | null>(null);
export const pendingFavouriteRemovalAtom = atom((get) => get(stateAtom));

export const undoFavouriteRemovalAtom = atom(null, (_, set) => set(stateAtom, null));

/** The time to take it back is over. Whoever has signed out meanwhile sends nothing more. */
export const commitFavouriteRemovalAtom = atom(null, (get, set, send: SendRemoval) => {
  const pending = get(stateAtom);
  set(stateAtom, null);
  if (pending && get(memberAtom)) send(pending);
});

/** Another one that still waits is over with it. */
export const startFavouriteRemovalAtom = atom(null, (_, set, removal: FavouriteRemoval, send: SendRemoval) => {
  set(commitFavouriteRemovalAtom, send);
  set(stateAtom, removal);
});
