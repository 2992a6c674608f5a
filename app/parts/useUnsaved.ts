import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { type UnsavedForm, unsavedFormsAtom } from '../session/unsaved.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

const nothing = () => {};

/**
 * Has whoever leaves the page asked once whether what they have typed or chosen may be lost (rule E6). What is being
 * sent is not in question any more: pass false from then on, so that the way on from there is free.
 *
 * @param giveUp forgets what is kept for a session that ends in the middle of it
 */
export function useUnsaved(dirty: boolean, giveUp: () => void = nothing): void {
  const setForms = useSetAtom(unsavedFormsAtom);
  const onGiveUp = useEffectEvent(giveUp);
  useEffect(() => {
    if (!dirty) return;
    const form: UnsavedForm = { Guard: LeaveGuard, giveUp: () => onGiveUp() };
    setForms((forms) => [...forms, form]);
    return () => setForms((forms) => forms.filter((each) => each !== form));
  }, [dirty, setForms]);
}
