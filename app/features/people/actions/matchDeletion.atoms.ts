import { atom } from 'jotai';
import type { Person } from '../model/person.model.ts';

/** Deleted on the screen, and not yet on the server: there is time to take it back. */
export type MatchDeletion = Pick<Person, 'profileId' | 'username'> & { matchId: string };

export const pendingMatchDeletionAtom = atom<MatchDeletion | null>(null);
