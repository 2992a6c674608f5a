import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { ApiError } from '../../../api/ApiError.ts';
import { deleteConversation, isSupportConversation } from '../../../api/contract/conversations.ts';
import { log } from '../../../lib/log.ts';
import { openDraft } from '../../../lib/storage/openDraft.ts';
import { ownedAtom } from '../../../session/ownedAtom.ts';
import { apiAtom, memberIdAtom } from '../../../session/session.atoms.ts';
import { updateConversations } from './useConversations.ts';

/** A conversation that is hidden at once and deleted on the server when the time to undo it has passed. */
export interface ConversationDeletion {
  id: string;
  name: string;
  /** stored: the page was closed without a connection, so it can no longer be undone. */
  state: 'waiting' | 'sending' | 'failed' | 'stored';
}

const stateAtom = ownedAtom<readonly ConversationDeletion[]>([]);
export const conversationDeletionsAtom = atom((get) => get(stateAtom));

const putDeletionAtom = atom(null, (get, set, id: string, deletion: ConversationDeletion | null) => {
  const others = get(conversationDeletionsAtom).filter((each) => each.id !== id);
  set(stateAtom, deletion ? [...others, deletion] : others);
});

/** Hides the conversation and sends nothing yet. The support conversation cannot be deleted (reading 22). */
export const startDeletionAtom = atom(null, (_, set, id: string, name: string) => {
  if (!isSupportConversation(id)) set(putDeletionAtom, id, { id, name, state: 'waiting' });
});

export const undoDeletionAtom = atom(null, (get, set, id: string) => {
  const state = get(conversationDeletionsAtom).find((each) => each.id === id)?.state;
  if (state === 'waiting' || state === 'failed') set(putDeletionAtom, id, null);
});

/** Sends the deletion, once, and updates the lists and counters before the hidden conversation could be shown again. */
export const commitDeletionAtom = atom(null, async (get, set, client: QueryClient, id: string) => {
  const api = get(apiAtom);
  const owner = get(memberIdAtom);
  const deletion = get(conversationDeletionsAtom).find((each) => each.id === id);
  if (!api || owner === null || !deletion || deletion.state === 'sending') return;
  set(putDeletionAtom, id, { ...deletion, state: 'sending' });
  writeStoredDeletions(
    owner,
    readStoredDeletions(owner).filter((each) => each.id !== id),
  );
  const done = await api.call(deleteConversation, { params: { id } }).then(
    () => true,
    (error: unknown) => {
      log.warn('a conversation could not be deleted', error);
      // A conversation that the server no longer has counts as deleted.
      return error instanceof ApiError && error.status === 404;
    },
  );
  if (get(memberIdAtom) !== owner) return;
  if (done) updateConversations(client, (rows) => rows.filter((row) => row.id !== id));
  set(putDeletionAtom, id, done ? null : { ...deletion, state: 'failed' });
});

/**
 * Sends each deletion that can still be undone, or without a connection stores it for the next visit; never both,
 * because a call is sent once (reading 53). Called as the member leaves the page.
 */
export const leaveDeletionsAtom = atom(null, (get, set, client: QueryClient, online: boolean) => {
  const owner = get(memberIdAtom);
  const open = get(conversationDeletionsAtom).filter(({ state }) => state === 'waiting');
  if (online) for (const { id } of open) void set(commitDeletionAtom, client, id);
  else if (owner !== null && open.length > 0) writeStoredDeletions(owner, [...readStoredDeletions(owner), ...open]);
});

/** Restores the deletions that an earlier visit has stored, and returns the ids of their conversations. */
export const restoreDeletionsAtom = atom(null, (get, set): string[] => {
  const owner = get(memberIdAtom);
  const known = new Set(get(conversationDeletionsAtom).map(({ id }) => id));
  const stored = owner === null ? [] : readStoredDeletions(owner).filter(({ id }) => !known.has(id));
  for (const { id, name } of stored) set(putDeletionAtom, id, { id, name, state: 'stored' });
  return stored.map(({ id }) => id);
});

const StoredDeletions = z.array(z.object({ id: z.string(), name: z.string() }));
const openStoredDeletions = (owner: string) => openDraft(owner, 'chat.deletions', StoredDeletions);
const readStoredDeletions = (owner: string) => openStoredDeletions(owner).read() ?? [];

function writeStoredDeletions(owner: string, deletions: z.output<typeof StoredDeletions>): void {
  const entries = [...new Map(deletions.map(({ id, name }) => [id, { id, name }])).values()];
  if (entries.length > 0) openStoredDeletions(owner).write(entries);
  else openStoredDeletions(owner).discard();
}
