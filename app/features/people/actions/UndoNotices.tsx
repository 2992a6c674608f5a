import { useLingui } from '@lingui/react/macro';
import { UndoNotice } from '../../../feedback/UndoNotice.tsx';
import { toCardHeadingId } from '../../../member/people/person.ts';
import { usePersonName } from '../usePersonTexts.ts';
import type { UndoableMatch } from './peopleUndoables.ts';
import { useDeleteMatch } from './useDeleteMatch.ts';
import { useRemoveFavourite } from './useFavourite.ts';

const toNoticeProps = (pending: UndoableMatch | null) => ({
  id: pending?.matchId ?? null,
  focusAfterUndo: `#${CSS.escape(toCardHeadingId(pending?.matchId ?? ''))}`,
});

export function UndoFavouriteRemoval() {
  const { t } = useLingui();
  const { pending, undo, commit } = useRemoveFavourite();
  const name = usePersonName(pending?.username ?? null);
  return (
    <UndoNotice
      {...{ ...toNoticeProps(pending), undo, commit }}
      title={t`${{ name }} is no longer among your favourites`}
      undoLabel={t`Take it back`}
      commitLabel={t`Close this notice`}
    />
  );
}

export function UndoMatchDeletion() {
  const { t } = useLingui();
  const { pending, undo, commit } = useDeleteMatch();
  const name = usePersonName(pending?.username ?? null);
  return (
    <UndoNotice
      {...{ ...toNoticeProps(pending), undo, commit }}
      title={t`${{ name }} is no longer among your matches`}
      hint={t`You can take this back for about half a minute. Until then, ${{ name }} may still see you among their matches.`}
      undoLabel={t`Take it back`}
      commitLabel={t`Delete now`}
      takesFocus
    />
  );
}
