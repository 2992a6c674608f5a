import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { type UnsavedForm, unsavedFormsAtom } from './unsavedForms.atoms.ts';

const noop = () => {};

/**
 * Asks a member who leaves the page once whether what they have typed or chosen may be lost (rule E6). Pass false from
 * the moment it is being sent, so that navigating on is free.
 *
 * @param giveUp forgets what is stored for a session that ends before it is sent
 */
export function useUnsavedChanges(dirty: boolean, giveUp: () => void = noop): void {
  const setForms = useSetAtom(unsavedFormsAtom);
  const onGiveUp = useEffectEvent(giveUp);
  useEffect(() => {
    if (!dirty) return;
    const form: UnsavedForm = { Guard: UnsavedChangesGuard, discard: () => onGiveUp() };
    setForms((forms) => [...forms, form]);
    return () => setForms((forms) => forms.filter((each) => each !== form));
  }, [dirty, setForms]);
}
