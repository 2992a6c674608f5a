import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { shorten } from '../../../lib/shorten.ts';
import { catchFocus } from '../../../ui/catchFocus.ts';
import { UndoBar } from '../../../ui/UndoBar.tsx';
import { toCardId } from '../list/cardId.ts';
import { deletionAtom } from './deletion.atoms.ts';
import { useDeletion } from './useDeletion.ts';

/** Offers to take a deletion back; leaving the page carries it out. */
export function UndoDeletion() {
  const { t } = useLingui();
  const deletion = useAtomValue(deletionAtom);
  const { undo, finish } = useDeletion();
  useOnLeaving(finish);
  if (!deletion) return null;
  const { matchId } = deletion;
  const takeBack = () => {
    undo();
    catchFocus(`#${CSS.escape(toCardId(matchId))}`);
  };
  const name = shorten(deletion.username, 60) || t`Member without a name`;
  return (
    <UndoBar
      key={matchId}
      title={t`${{ name }} is no longer among your matches`}
      advice={t`You can take this back for a little while. The time stands still while you are here.`}
      undoLabel={t`Take it back`}
      onUndo={takeBack}
      endLabel={t`Delete now`}
      onEndNow={finish}
      onTimeOver={finish}
      takesFocus
    />
  );
}

/**
 * On going to another page, and on leaving the product. Only truly leaving counts: in development React takes each
 * component out once and puts it back at once.
 */
function useOnLeaving(act: () => void): void {
  const here = useRef(false);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    here.current = true;
    const leave = () => latest.current();
    addEventListener('pagehide', leave);
    return () => {
      here.current = false;
      removeEventListener('pagehide', leave);
      queueMicrotask(() => {
        if (!here.current) latest.current();
      });
    };
  }, []);
}
