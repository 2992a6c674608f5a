import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { keepNoticesOpenAtom } from '../../../device/noticePreferences.ts';
import { UndoBar } from '../../../ui/feedback/UndoBar.tsx';
import { restoreLostFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { toCardHeadingId } from '../list/toCardHeadingId.ts';
import { usePersonName } from '../usePersonTexts.ts';
import { pendingFavouriteRemovalAtom } from './favouriteRemoval.atoms.ts';
import { useRemoveFavourite } from './useFavourite.ts';
import { useOnPageLeave } from './useOnPageLeave.ts';

/** Offers to undo the removal of a favourite; leaving the page sends it. */
export function UndoFavouriteRemoval() {
  const { t } = useLingui();
  const removal = useAtomValue(pendingFavouriteRemovalAtom);
  const keepOpen = useAtomValue(keepNoticesOpenAtom);
  const { undo, commit } = useRemoveFavourite();
  useOnPageLeave(commit);
  const name = usePersonName(removal?.username ?? null);
  if (!removal) return null;
  const undoAndFocus = () => {
    undo();
    restoreLostFocus(`#${CSS.escape(toCardHeadingId(removal.matchId))}`);
  };
  return (
    <UndoBar
      key={removal.matchId}
      title={t`${{ name }} is no longer among your favourites`}
      undoLabel={t`Take it back`}
      onUndo={undoAndFocus}
      commitLabel={t`Close this notice`}
      onCommit={commit}
      onTimeout={commit}
      persistent={keepOpen}
    />
  );
}
