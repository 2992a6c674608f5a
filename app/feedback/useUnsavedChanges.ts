import { useSetAtom } from 'jotai';
import { createElement, useEffect, useEffectEvent } from 'react';
import { UnsavedChangesGuard } from './UnsavedChangesDialog.tsx';
import { type UnsavedForm, unsavedFormsAtom } from './unsavedForms.atoms.ts';

const noop = () => {};

/**
 * Asks before a member leaves the page with unsaved changes (rule E6). Pass false once they are being sent, so that the
 * navigation after it is not blocked.
 *
 * @param onDiscard discards the stored draft, when the member leaves without saving
 */
export function useUnsavedChanges(dirty: boolean, onDiscard: () => void = noop): void {
  const setForms = useSetAtom(unsavedFormsAtom);
  const discard = useEffectEvent(onDiscard);
  useEffect(() => {
    if (!dirty) return;
    const form: UnsavedForm = { guard: createElement(UnsavedChangesGuard), discard: () => discard() };
    setForms((forms) => [...forms, form]);
    return () => setForms((forms) => forms.filter((each) => each !== form));
  }, [dirty, setForms]);
}
