import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isReloading } from '../lib/reloadPage.ts';
import { leavesPage } from './leavesPage.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { discardUnsavedAtom } from './unsavedForms.atoms.ts';

/**
 * Stands before the ways out of the page as long as something on it is not saved: links, Back, closing the tab. A
 * session that ends takes it away with the page.
 */
export function UnsavedChangesGuard() {
  const { state, proceed, reset } = useBlocker(leavesPage);
  const giveUp = useSetAtom(discardUnsavedAtom);
  const agreed = state === 'proceeding';
  useEffect(() => {
    if (agreed) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [agreed]);
  if (state !== 'blocked') return null;
  const leave = () => {
    giveUp();
    proceed();
  };
  return <UnsavedChangesDialog onStay={reset} onLeave={leave} />;
}
