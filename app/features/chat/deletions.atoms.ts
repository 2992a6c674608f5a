import { atom } from 'jotai';
import * as z from 'zod/mini';
import { ApiError } from '../../api/ApiError.ts';
import { deleteConversation, supportConversationId } from '../../api/contract/chat.ts';
import { log } from '../../lib/log.ts';
import { memberStorage } from '../../lib/memberStorage.ts';
import { apiAtom } from '../../session/session.atoms.ts';
import { ownerAtom } from './chat.atoms.ts';

/** A conversation that is gone from the screen, and from the server once the time for second thoughts is over. */
export interface Deletion {
  id: string;
  name: string;
  /** left: the page was closed meanwhile, so that nobody can undo it any more. */
  state: 'waiting' | 'sending' | 'failed' | 'left';
}

const boxAtom = atom<{ owner: string | null; deletions: readonly Deletion[] }>({ owner: null, deletions: [] });
const none: readonly Deletion[] = [];

export const deletionsAtom = atom((get) => {
  const { owner, deletions } = get(boxAtom);
  return owner === get(ownerAtom) ? deletions : none;
});

const putAtom = atom(null, (get, set, id: string, deletion: Deletion | null) => {
  const others = get(deletionsAtom).filter((each) => each.id !== id);
  set(boxAtom, { owner: get(ownerAtom), deletions: deletion ? [...others, deletion] : others });
});

/** Nothing is sent yet. The conversation with support stays. */
export const startDeletionAtom = atom(null, (_, set, id: string, name: string) => {
  if (id !== supportConversationId) set(putAtom, id, { id, name, state: 'waiting' });
});

export const undoDeletionAtom = atom(null, (get, set, id: string) => {
  const found = get(deletionsAtom).find((each) => each.id === id);
  if (found?.state === 'waiting' || found?.state === 'failed') set(putAtom, id, null);
});

/** Sends the deletion, once; `onDone` runs before the conversation could show itself again. */
export const commitDeletionAtom = atom(null, async (get, set, id: string, onDone: () => void) => {
  const api = get(apiAtom);
  const owner = get(ownerAtom);
  const found = get(deletionsAtom).find((each) => each.id === id);
  if (!api || owner === null || !found || found.state === 'sending') return;
  set(putAtom, id, { ...found, state: 'sending' });
  const done = await api.call(deleteConversation, { params: { id } }).then(() => true, isGone);
  if (get(ownerAtom) !== owner) return;
  if (done) {
    onDone();
    rememberLeft(
      owner,
      readLeft(owner).filter((each) => each.id !== id),
    );
  }
  set(putAtom, id, done ? null : { ...found, state: 'failed' });
});

/** The page is being closed: what is still open is finished at the latest when the member comes back. */
export const leaveDeletionsAtom = atom(null, (get) => {
  const owner = get(ownerAtom);
  const open = get(deletionsAtom).filter(({ state }) => state !== 'failed');
  if (owner !== null && open.length > 0) rememberLeft(owner, [...readLeft(owner), ...open]);
});

/** Takes up what an earlier visit has left; tells the ids. */
export const resumeDeletionsAtom = atom(null, (get, set): string[] => {
  const owner = get(ownerAtom);
  const known = new Set(get(deletionsAtom).map(({ id }) => id));
  const left = owner === null ? [] : readLeft(owner).filter(({ id }) => !known.has(id));
  for (const { id, name } of left) set(putAtom, id, { id, name, state: 'left' });
  return left.map(({ id }) => id);
});

const storageKey = 'chat.deletions';
const Left = z.array(z.object({ id: z.string(), name: z.string() }));

function readLeft(owner: string): z.output<typeof Left> {
  try {
    return Left.parse(JSON.parse(memberStorage.read(owner, storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

function rememberLeft(owner: string, left: z.output<typeof Left>): void {
  const entries = [...new Map(left.map(({ id, name }) => [id, { id, name }])).values()];
  memberStorage.write(owner, storageKey, entries.length > 0 ? JSON.stringify(entries) : '');
}

/** A conversation that is not there any more is as good as deleted. */
function isGone(error: unknown): boolean {
  log.warn('a conversation could not be deleted', error);
  return error instanceof ApiError && error.status === 404;
}
