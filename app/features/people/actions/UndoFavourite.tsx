import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { shorten } from '../../../lib/shorten.ts';
import { keepMessagesAtom } from '../../../session/messageChoices.ts';
import { catchFocus } from '../../../ui/catchFocus.ts';
import { UndoBar } from '../../../ui/UndoBar.tsx';
import { toCardId } from '../list/cardId.ts';
import { removalAtom } from './favourite.atoms.ts';
import { useFavouriteRemoval } from './useFavourite.ts';
import { useOnLeaving } from './useOnLeaving.ts';

/** Offers to keep a favourite after all; leaving the page carries the removal out. */
export function UndoFavourite() {
  const { t } = useLingui();
  const removal = useAtomValue(removalAtom);
  const stays = useAtomValue(keepMessagesAtom);
  const { undo, finish } = useFavouriteRemoval();
  useOnLeaving(finish);
  if (!removal) return null;
  const takeBack = () => {
    undo();
    catchFocus(`#${CSS.escape(toCardId(removal.matchId))}`);
  };
  const name = shorten(removal.username, 60) || t`Member without a name`;
  return (
    <UndoBar
      key={removal.matchId}
      title={t`${{ name }} is no longer among your favourites`}
      undoLabel={t`Take it back`}
      onUndo={takeBack}
      endLabel={t`Close this notice`}
      onEndNow={finish}
      onTimeOver={finish}
      stays={stays}
    />
  );
}
