import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { shorten } from '../../../lib/shorten.ts';
import { keepMessagesAtom } from '../../../session/messageChoices.ts';
import { catchFocus } from '../../../ui/catchFocus.ts';
import { UndoBar } from '../../../ui/UndoBar.tsx';
import { toCardId } from '../list/cardId.ts';
import { deletionAtom } from './deletion.atoms.ts';
import { useDeletion } from './useDeletion.ts';
import { useOnLeaving } from './useOnLeaving.ts';

/** Offers to take a deletion back; leaving the page carries it out. */
export function UndoDeletion() {
  const { t } = useLingui();
  const deletion = useAtomValue(deletionAtom);
  const stays = useAtomValue(keepMessagesAtom);
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
      stays={stays}
    />
  );
}
