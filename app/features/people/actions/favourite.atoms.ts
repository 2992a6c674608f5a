import { atom } from 'jotai';
import { memberAtom } from '../../../session/session.atoms.ts';
import type { Person } from '../model/person.model.ts';

/** Removed on the screen but not yet on the server, because it can still be undone (rule E3). */
export type Removal = Pick<Person, 'profileId' | 'username'> & { matchId: string };
type Send = (removal: Removal) => void;

const pendingAtom = atom<Removal | null>(null);
export const removalAtom = atom((get) => get(pendingAtom));

export const undoRemovalAtom = atom(null, (_, set) => set(pendingAtom, null));

/** The time to take it back is over. Whoever has signed out meanwhile sends nothing more. */
export const finishRemovalAtom = atom(null, (get, set, send: Send) => {
  const pending = get(pendingAtom);
  set(pendingAtom, null);
  if (pending && get(memberAtom)) send(pending);
});

/** Another one that still waits is over with it. */
export const startRemovalAtom = atom(null, (_, set, removal: Removal, send: Send) => {
  set(finishRemovalAtom, send);
  set(pendingAtom, removal);
});
