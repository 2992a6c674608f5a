import { atom } from 'jotai';
import type { Person } from '../model/person.model.ts';

/** Deleted on the screen, and not yet on the server: there is time to take it back. */
export type Deletion = Pick<Person, 'profileId' | 'username'> & { matchId: string };

export const deletionAtom = atom<Deletion | null>(null);
