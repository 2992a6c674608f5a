import { atom } from 'jotai';
import { memberAtom } from '../../../session/session.atoms.ts';
import type { Person } from '../model/person.model.ts';

/** A favourite that is removed on the screen but not yet on the server, because it can still be undone (rule E3). */
export type FavouriteRemoval = Pick<Person, 'profileId' | 'username'> & { matchId: string };
type SendRemoval = (removal: FavouriteRemoval) => void;

const stateAtom = atom<FavouriteRemoval | null>(null);
export const pendingFavouriteRemovalAtom = atom((get) => get(stateAtom));

export const undoFavouriteRemovalAtom = atom(null, (_, set) => set(stateAtom, null));

/** Sends the pending removal, unless the member has signed out. */
export const commitFavouriteRemovalAtom = atom(null, (get, set, send: SendRemoval) => {
  const pending = get(stateAtom);
  set(stateAtom, null);
  if (pending && get(memberAtom)) send(pending);
});

/** Sends a removal that is still pending before it starts another one. */
export const startFavouriteRemovalAtom = atom(null, (_, set, removal: FavouriteRemoval, send: SendRemoval) => {
  set(commitFavouriteRemovalAtom, send);
  set(stateAtom, removal);
});
