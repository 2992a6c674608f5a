import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useOnPageLeave } from '../../../feedback/useOnPageLeave.ts';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import {
  commitDeletionAtom,
  conversationDeletionsAtom,
  leaveDeletionsAtom,
  restoreDeletionsAtom,
  startDeletionAtom,
} from '../data/conversationDeletions.atoms.ts';
import { pickAfterDeletion, toInboxRows } from '../data/toInboxRows.ts';
import { useConversations } from '../data/useConversations.ts';

/**
 * Returns a function that starts deleting the open conversation, and opens the first of the others, or the inbox if
 * there is none.
 */
export function useDeleteConversation(id: string): (name: string) => void {
  const navigate = useNavigate();
  const start = useSetAtom(startDeletionAtom);
  const deleted = useAtomValue(conversationDeletionsAtom).map((each) => each.id);
  const { data } = useConversations('');
  return (name) => {
    const rows = toInboxRows(data?.rows ?? [], { open: null, deleted });
    const next = pickAfterDeletion(rows, id);
    start(id, name);
    void navigate(next === null ? sharedPaths.messages : sharedPaths.activeChat(next), { replace: true });
  };
}

/** Sends the waiting deletions when the member leaves the page; without a connection the next visit sends them. */
export function useCommitDeletionsOnLeave(): void {
  const client = useQueryClient();
  const commit = useSetAtom(commitDeletionAtom);
  const leave = useSetAtom(leaveDeletionsAtom);
  const restore = useSetAtom(restoreDeletionsAtom);
  const isWaiting = useAtomValue(conversationDeletionsAtom).some(({ state }) => state === 'waiting');
  useOnPageLeave(isWaiting, () => leave(client, navigator.onLine));
  useEffect(() => {
    for (const id of restore()) void commit(client, id);
  }, [client, commit, restore]);
}
