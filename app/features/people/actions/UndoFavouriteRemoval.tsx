import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { keepNoticesOpenAtom } from '../../../device/noticePreferences.ts';
import { truncate } from '../../../lib/truncate.ts';
import { UndoBar } from '../../../ui/feedback/UndoBar.tsx';
import { restoreLostFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { toCardHeadingId } from '../list/toCardHeadingId.ts';
import { pendingFavouriteRemovalAtom } from './favouriteRemoval.atoms.ts';
import { useRemoveFavourite } from './useFavourite.ts';
import { useOnPageLeave } from './useOnPageLeave.ts';

/** Offers to keep a favourite after all; leaving the page carries the removal out. */
export function UndoFavouriteRemoval() {
  const { t } = useLingui();
  const removal = useAtomValue(pendingFavouriteRemovalAtom);
  const stays = useAtomValue(keepNoticesOpenAtom);
  const { undo, finish } = useRemoveFavourite();
  useOnPageLeave(finish);
  if (!removal) return null;
  const takeBack = () => {
    undo();
    restoreLostFocus(`#${CSS.escape(toCardHeadingId(removal.matchId))}`);
  };
  const name = truncate(removal.username, 60) || t`Member without a name`;
  return (
    <UndoBar
      key={removal.matchId}
      title={t`${{ name }} is no longer among your favourites`}
      undoLabel={t`Take it back`}
      onUndo={takeBack}
      commitLabel={t`Close this notice`}
      onCommit={finish}
      onTimeout={finish}
      persistent={stays}
    />
  );
}
