import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isReloading } from '../lib/reloadPage.ts';
import { giveUpUnsavedAtom } from '../session/unsaved.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { leadsAway } from './leaving.model.ts';

/**
 * Stands before the ways out of the page as long as something on it is not saved: links, Back, closing the tab. A
 * session that ends takes it away with the page.
 */
export function LeaveGuard() {
  const { state, proceed, reset } = useBlocker(leadsAway);
  const giveUp = useSetAtom(giveUpUnsavedAtom);
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
  return <LeaveDialog onStay={reset} onLeave={leave} />;
}
