import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** Something on the page that leaving it would lose. */
export interface UnsavedForm {
  /** Stands before the ways out. The form brings it along, so that it is there in time and no page loads it early. */
  Guard: ComponentType;
  /** Forgets what is kept for a session that ends in the middle of it. */
  discard: () => void;
}

export const unsavedFormsAtom = atom<readonly UnsavedForm[]>([]);

/** One for all forms, because a router knows one only. Null: the page can be left. */
export const unsavedChangesGuardAtom = atom((get) => get(unsavedFormsAtom)[0]?.Guard ?? null);

/** The member leaves all the same. */
export const discardUnsavedAtom = atom(null, (get) => {
  for (const { discard: giveUp } of get(unsavedFormsAtom)) giveUp();
});
