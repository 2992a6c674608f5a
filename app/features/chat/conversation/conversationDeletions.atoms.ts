import { atom } from 'jotai';
import * as z from 'zod/mini';
import { ApiError } from '../../../api/ApiError.ts';
import { deleteConversation, supportConversationId } from '../../../api/contract/chat.ts';
import { log } from '../../../lib/log.ts';
import { memberStorage } from '../../../lib/storage/memberStorage.ts';
import { apiAtom } from '../../../session/session.atoms.ts';
import { ownerAtom } from '../thread/threads.atoms.ts';

/** A conversation that is gone from the screen, and from the server once the time for second thoughts is over. */
export interface ConversationDeletion {
  id: string;
  name: string;
  /** left: the page was closed meanwhile, so that nobody can undo it any more. */
  state: 'waiting' | 'sending' | 'failed' | 'left';
}

const stateAtom = atom<{ owner: string | null; deletions: readonly ConversationDeletion[] }>({
  owner: null,
  deletions: [],
});
const noDeletions: readonly ConversationDeletion[] = [];

export const conversationDeletionsAtom = atom((get) => {
  const { owner, deletions } = get(stateAtom);
  return owner === get(ownerAtom) ? deletions : noDeletions;
});

const putDeletionAtom = atom(null, (get, set, id: string, deletion: ConversationDeletion | null) => {
  const others = get(conversationDeletionsAtom).filter((each) => each.id !== id);
  set(stateAtom, { owner: get(ownerAtom), deletions: deletion ? [...others, deletion] : others });
});

/** Nothing is sent yet. The conversation with support stays. */
export const startDeletionAtom = atom(null, (_, set, id: string, name: string) => {
  if (id !== supportConversationId) set(putDeletionAtom, id, { id, name, state: 'waiting' });
});

export const undoDeletionAtom = atom(null, (get, set, id: string) => {
  const found = get(conversationDeletionsAtom).find((each) => each.id === id);
  if (found?.state === 'waiting' || found?.state === 'failed') set(putDeletionAtom, id, null);
});

/** Sends the deletion, once; `onDone` runs before the conversation could show itself again. */
export const commitDeletionAtom = atom(null, async (get, set, id: string, onDone: () => void) => {
  const api = get(apiAtom);
  const owner = get(ownerAtom);
  const found = get(conversationDeletionsAtom).find((each) => each.id === id);
  if (!api || owner === null || !found || found.state === 'sending') return;
  set(putDeletionAtom, id, { ...found, state: 'sending' });
  const done = await api.call(deleteConversation, { params: { id } }).then(() => true, isAlreadyDeleted);
  if (get(ownerAtom) !== owner) return;
  if (done) {
    onDone();
    writeStoredDeletions(
      owner,
      readStoredDeletions(owner).filter((each) => each.id !== id),
    );
  }
  set(putDeletionAtom, id, done ? null : { ...found, state: 'failed' });
});

/** The page is being closed: what is still open is finished at the latest when the member comes back. */
export const storeDeletionsAtom = atom(null, (get) => {
  const owner = get(ownerAtom);
  const open = get(conversationDeletionsAtom).filter(({ state }) => state !== 'failed');
  if (owner !== null && open.length > 0) writeStoredDeletions(owner, [...readStoredDeletions(owner), ...open]);
});

/** Takes up what an earlier visit has left; tells the ids. */
export const restoreDeletionsAtom = atom(null, (get, set): string[] => {
  const owner = get(ownerAtom);
  const known = new Set(get(conversationDeletionsAtom).map(({ id }) => id));
  const left = owner === null ? [] : readStoredDeletions(owner).filter(({ id }) => !known.has(id));
  for (const { id, name } of left) set(putDeletionAtom, id, { id, name, state: 'left' });
  return left.map(({ id }) => id);
});

const storageKey = 'chat.deletions';
const StoredDeletions = z.array(z.object({ id: z.string(), name: z.string() }));

function readStoredDeletions(owner: string): z.output<typeof StoredDeletions> {
  try {
    return StoredDeletions.parse(JSON.parse(memberStorage.read(owner, storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

function writeStoredDeletions(owner: string, left: z.output<typeof StoredDeletions>): void {
  const entries = [...new Map(left.map(({ id, name }) => [id, { id, name }])).values()];
  memberStorage.write(owner, storageKey, entries.length > 0 ? JSON.stringify(entries) : '');
}

/** A conversation that is not there any more is as good as deleted. */
function isAlreadyDeleted(error: unknown): boolean {
  log.warn('a conversation could not be deleted', error);
  return error instanceof ApiError && error.status === 404;
}
