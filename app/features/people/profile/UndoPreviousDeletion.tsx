import { useAtomValue } from 'jotai';
import { matchDeletion } from '../actions/peopleUndoables.ts';
import { UndoMatchDeletion } from '../actions/UndoNotices.tsx';

/** Offers to take back the deletion of the person whose profile led on to this one. */
export function UndoPreviousDeletion({ profileId }: { profileId: string }) {
  const pending = useAtomValue(matchDeletion.pendingAtom);
  // Leaving a page with the offer sends the deletion, so the deleted person's own page has none.
  return pending !== null && pending.profileId !== profileId ? <UndoMatchDeletion /> : null;
}
