import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useOnPageLeave } from '../../../feedback/useOnPageLeave.ts';
import { updateConversations } from '../inbox/useConversations.ts';
import {
  commitDeletionAtom,
  conversationDeletionsAtom,
  restoreDeletionsAtom,
  storeDeletionsAtom,
} from './conversationDeletions.atoms.ts';

/** Sends a deletion, and updates the lists and counters once the conversation is deleted. */
export function useCommitDeletion(): (id: string) => void {
  const client = useQueryClient();
  const commit = useSetAtom(commitDeletionAtom);
  return useCallback(
    (id) => void commit(id, () => updateConversations(client, (rows) => rows.filter((row) => row.id !== id))),
    [client, commit],
  );
}

/** Sends the waiting deletions when the member leaves the page; if the page closes first, the next visit sends them. */
export function useCommitDeletionsOnLeave(): void {
  const commit = useCommitDeletion();
  const store = useSetAtom(storeDeletionsAtom);
  const restore = useSetAtom(restoreDeletionsAtom);
  const deletions = useAtomValue(conversationDeletionsAtom);
  useOnPageLeave(() => {
    for (const { id, state } of deletions) if (state === 'waiting') commit(id);
  });
  useEffect(() => {
    for (const id of restore()) commit(id);
    addEventListener('pagehide', store);
    return () => removeEventListener('pagehide', store);
  }, [commit, store, restore]);
}
