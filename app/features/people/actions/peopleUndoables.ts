import { atom } from 'jotai';
import { undoable } from '../../../feedback/undoable.ts';
import type { Person } from '../../../member/people/person.ts';

export type UndoableMatch = Pick<Person, 'profileId' | 'username'> & { matchId: string };

export const matchDeletion = undoable<UndoableMatch>();
export const favouriteRemoval = undoable<UndoableMatch>();

/** Whether a deletion or removal can still be undone. */
export const isUndoableAtom = atom((get) =>
  [matchDeletion, favouriteRemoval].some(({ pendingAtom }) => get(pendingAtom) !== null),
);
