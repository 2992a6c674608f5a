import { atom } from 'jotai';
import type { Person } from '../model/person.model.ts';

/** A match that is deleted on the screen but not yet on the server, because it can still be undone (rule E3). */
export type MatchDeletion = Pick<Person, 'profileId' | 'username'> & { matchId: string };

export const pendingMatchDeletionAtom = atom<MatchDeletion | null>(null);
