import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isReloading } from '../lib/reloadPage.ts';
import { leavesPage } from './leavesPage.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { discardUnsavedAtom } from './unsavedForms.atoms.ts';

/**
 * Blocks leaving a page with unsaved changes, by links, Back or closing the tab, until the member agrees. A session that
 * ends unmounts it together with the page.
 */
export function UnsavedChangesGuard() {
  const { state, proceed, reset } = useBlocker(leavesPage);
  const discardUnsaved = useSetAtom(discardUnsavedAtom);
  const agreed = state === 'proceeding';
  useEffect(() => {
    if (agreed) return;
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };
    addEventListener('beforeunload', handleUnload);
    return () => removeEventListener('beforeunload', handleUnload);
  }, [agreed]);
  if (state !== 'blocked') return null;
  const leave = () => {
    discardUnsaved();
    proceed();
  };
  return <UnsavedChangesDialog onStay={reset} onLeave={leave} />;
}
