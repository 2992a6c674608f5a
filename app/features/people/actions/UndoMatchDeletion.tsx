import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { keepNoticesOpenAtom } from '../../../device/noticePreferences.ts';
import { UndoBar } from '../../../ui/feedback/UndoBar.tsx';
import { restoreLostFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { toCardHeadingId } from '../list/toCardHeadingId.ts';
import { usePersonName } from '../usePersonTexts.ts';
import { pendingMatchDeletionAtom } from './matchDeletion.atoms.ts';
import { useDeleteMatch } from './useDeleteMatch.ts';
import { useOnPageLeave } from './useOnPageLeave.ts';

/** Offers to undo the deletion of a match; leaving the page sends it. */
export function UndoMatchDeletion() {
  const { t } = useLingui();
  const deletion = useAtomValue(pendingMatchDeletionAtom);
  const keepOpen = useAtomValue(keepNoticesOpenAtom);
  const { undo, commit } = useDeleteMatch();
  useOnPageLeave(commit);
  const name = usePersonName(deletion?.username ?? null);
  if (!deletion) return null;
  const { matchId } = deletion;
  const undoAndFocus = () => {
    undo();
    restoreLostFocus(`#${CSS.escape(toCardHeadingId(matchId))}`);
  };
  return (
    <UndoBar
      key={matchId}
      title={t`${{ name }} is no longer among your matches`}
      hint={t`You can take this back for a little while. The time stands still while you are here.`}
      undoLabel={t`Take it back`}
      onUndo={undoAndFocus}
      commitLabel={t`Delete now`}
      onCommit={commit}
      onTimeout={commit}
      takesFocus
      persistent={keepOpen}
    />
  );
}
