import { useSetAtom } from 'jotai';
import { createElement, useEffect, useEffectEvent } from 'react';
import { isReloading } from '../lib/reloadPage.ts';
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
    const stopWarning = warnBeforeUnload();
    const form: UnsavedForm = {
      guard: createElement(UnsavedChangesGuard),
      discard() {
        stopWarning();
        discard();
      },
    };
    setForms((forms) => [...forms, form]);
    return () => {
      stopWarning();
      setForms((forms) => forms.filter((each) => each !== form));
    };
  }, [dirty, setForms]);
}

/** Makes the browser ask before the tab is closed or shows another site; the returned function ends that. */
function warnBeforeUnload(): () => void {
  const handleUnload = (event: BeforeUnloadEvent) => {
    if (!isReloading()) event.preventDefault();
  };
  addEventListener('beforeunload', handleUnload);
  return () => removeEventListener('beforeunload', handleUnload);
}
