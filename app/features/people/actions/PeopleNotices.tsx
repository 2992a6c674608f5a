import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { UndoNotice } from '../../../feedback/UndoNotice.tsx';
import { toCardHeadingId } from '../../../member/people/person.ts';
import { UndoBarRegion } from '../../../ui/feedback/UndoBar.tsx';
import { NoticeArea } from '../notices/NoticeArea.tsx';
import { usePersonName } from '../usePersonNameAndFacts.ts';
import { isUndoableAtom, type UndoableMatch } from './peopleUndoables.ts';
import { useDeleteMatch } from './useDeleteMatch.ts';
import { useRemoveFavourite } from './useFavourite.ts';

const toNoticeProps = (pending: UndoableMatch | null) => ({
  id: pending?.matchId ?? null,
  focusAfterUndo: `#${CSS.escape(toCardHeadingId(pending?.matchId ?? ''))}`,
});

interface PeopleNoticesProps {
  /** Offer to undo the deletion of a match. */
  children: ReactNode;
}

/** The notices of a page with members, below the undo bars. */
export function PeopleNotices({ children }: PeopleNoticesProps) {
  return (
    <NoticeArea undoable={useAtomValue(isUndoableAtom)}>
      {children}
      <UndoBarRegion>
        <UndoFavouriteRemoval />
      </UndoBarRegion>
    </NoticeArea>
  );
}

function UndoFavouriteRemoval() {
  const { t } = useLingui();
  const { pending, undo, commit } = useRemoveFavourite();
  const name = usePersonName(pending?.username ?? null);
  return (
    <UndoNotice
      {...{ ...toNoticeProps(pending), undo, commit }}
      title={t`${{ name }} is no longer among your favourites`}
      undoLabel={t`Undo`}
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
      hint={t`You can undo this for about half a minute. Until then, ${{ name }} may still see you among their matches.`}
      undoLabel={t`Undo`}
      commitLabel={t`Delete now`}
      takesFocus
    />
  );
}
