import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useOnPageLeave } from '../../../feedback/useOnPageLeave.ts';
import { isMobileViewport } from '../../../lib/viewport.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { pickAfterDeletion, toInboxRows } from '../inbox/inbox.model.ts';
import { updateConversations, useConversations } from '../inbox/useConversations.ts';
import {
  commitDeletionAtom,
  conversationDeletionsAtom,
  restoreDeletionsAtom,
  startDeletionAtom,
  storeDeletionsAtom,
} from './conversationDeletions.atoms.ts';

/** Starts deleting the open conversation, and opens the inbox on phones and the first of the others on desktops. */
export function useDeleteConversation(id: string): (name: string) => void {
  const navigate = useNavigate();
  const start = useSetAtom(startDeletionAtom);
  const deleted = useAtomValue(conversationDeletionsAtom).map((each) => each.id);
  const { data } = useConversations('');
  return (name) => {
    const rows = toInboxRows(data?.pages ?? [], { open: null, deleted });
    const next = isMobileViewport() ? null : pickAfterDeletion(rows, id);
    start(id, name);
    void navigate(next === null ? namedPaths.messages : namedPaths.activeChat(next), { replace: true });
  };
}

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
