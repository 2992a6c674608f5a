import { atom } from 'jotai';
import type { ReactNode } from 'react';

/** A form on the page with unsaved changes. */
export interface UnsavedForm {
  /** The UnsavedChangesGuard, which the form provides so that only pages with forms load it. */
  guard: ReactNode;
  /** Discards the stored draft. */
  discard: () => void;
}

export const unsavedFormsAtom = atom<readonly UnsavedForm[]>([]);

/** The guard to render, or null. One serves all forms, because a router has only one active blocker. */
export const unsavedChangesGuardAtom = atom((get) => get(unsavedFormsAtom)[0]?.guard ?? null);

/** Discards the drafts of all forms, when the member leaves without saving. */
export const discardUnsavedAtom = atom(null, (get) => {
  for (const { discard } of get(unsavedFormsAtom)) discard();
});
