import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { keepNoticesOpenAtom } from '../../../device/noticePreferences.ts';
import { truncate } from '../../../lib/truncate.ts';
import { UndoBar } from '../../../ui/feedback/UndoBar.tsx';
import { restoreLostFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { toCardHeadingId } from '../list/toCardHeadingId.ts';
import { pendingMatchDeletionAtom } from './matchDeletion.atoms.ts';
import { useDeleteMatch } from './useDeleteMatch.ts';
import { useOnPageLeave } from './useOnPageLeave.ts';

/** Offers to take a deletion back; leaving the page carries it out. */
export function UndoMatchDeletion() {
  const { t } = useLingui();
  const deletion = useAtomValue(pendingMatchDeletionAtom);
  const stays = useAtomValue(keepNoticesOpenAtom);
  const { undo, finish } = useDeleteMatch();
  useOnPageLeave(finish);
  if (!deletion) return null;
  const { matchId } = deletion;
  const takeBack = () => {
    undo();
    restoreLostFocus(`#${CSS.escape(toCardHeadingId(matchId))}`);
  };
  const name = truncate(deletion.username, 60) || t`Member without a name`;
  return (
    <UndoBar
      key={matchId}
      title={t`${{ name }} is no longer among your matches`}
      hint={t`You can take this back for a little while. The time stands still while you are here.`}
      undoLabel={t`Take it back`}
      onUndo={takeBack}
      commitLabel={t`Delete now`}
      onCommit={finish}
      onTimeout={finish}
      takesFocus
      persistent={stays}
    />
  );
}
