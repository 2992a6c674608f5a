import { atom } from 'jotai';
import { ApiError } from '../../../api/ApiError.ts';
import { fetchThread, sendMessage } from '../../../api/contract/chat.ts';
import { log } from '../../../lib/log.ts';
import { ownedAtom } from '../../../session/ownedAtom.ts';
import { apiAtom, memberAtom, memberIdAtom } from '../../../session/session.atoms.ts';
import { prependToDraft } from '../composer/draftStorage.ts';
import { readOutbox, writeOutbox } from './outboxStorage.ts';
import {
  newestMessageIdOf,
  nextMessageToSend,
  type OutgoingMessage,
  openThread,
  reduceThread,
  type ThreadEvent,
  type ThreadState,
} from './thread.model.ts';
import { type SendOutcome, toSendOutcome } from './toSendOutcome.ts';

type Threads = Readonly<Record<string, ThreadState>>;

const stateAtom = ownedAtom<Threads>({});

/** By conversation id. */
export const threadsAtom = atom((get) => get(stateAtom));

/** Events that arrive after another member has signed in change nothing. */
const dispatchThreadAtom = atom(null, (get, set, owner: string, id: string, event: ThreadEvent) => {
  if (get(memberIdAtom) !== owner) return;
  const threads = get(threadsAtom);
  const before = threads[id] ?? openThread(owner, readOutbox(owner, id));
  const after = reduceThread(before, event);
  if (after.outbox !== before.outbox) writeOutbox(owner, id, after.outbox);
  set(stateAtom, { ...threads, [id]: after });
});

const signedInApiAtom = atom((get) => {
  const api = get(apiAtom);
  const owner = get(memberIdAtom);
  return api && owner !== null ? { api, owner } : null;
});

/** Loads the newest messages; once the thread is loaded, only those newer than the known ones. */
export const refreshThreadAtom = atom(null, async (get, set, id: string, signal?: AbortSignal) => {
  const connection = get(signedInApiAtom);
  const thread = get(threadsAtom)[id];
  // The answer to a message that is being sent brings all newer messages.
  if (!connection || thread?.outbox.some(({ state }) => state === 'sending')) return;
  const newest = thread?.info ? newestMessageIdOf(thread) : 0;
  const query = newest > 0 ? { afterId: newest } : { beforeId: 0 };
  const answer = await connection.api.call(fetchThread, { params: { id }, query }, signal && { signal });
  if (signal?.aborted) return;
  set(dispatchThreadAtom, connection.owner, id, { type: newest > 0 ? 'newerLoaded' : 'loaded', thread: answer });
});

export const fetchEarlierMessagesAtom = atom(null, async (get, set, id: string) => {
  const connection = get(signedInApiAtom);
  const beforeId = get(threadsAtom)[id]?.messages[0]?.messageId;
  if (!connection || beforeId === undefined) return;
  const thread = await connection.api.call(fetchThread, { params: { id }, query: { beforeId } });
  set(dispatchThreadAtom, connection.owner, id, { type: 'earlierLoaded', beforeId, thread });
});

export const sendMessageAtom = atom(null, (get, set, id: string, text: string): Promise<SendOutcome> => {
  const owner = get(memberIdAtom) ?? '';
  set(dispatchThreadAtom, owner, id, { type: 'queued', key: createMessageKey(), text, at: Date.now() });
  return set(flushOutboxAtom, id);
});

export const retryMessageAtom = atom(null, async (get, set, id: string, key: string): Promise<SendOutcome> => {
  const owner = get(memberIdAtom) ?? '';
  set(dispatchThreadAtom, owner, id, { type: 'retried', key });
  // The server may have stored it although the answer was lost; then there is nothing left to send.
  await set(refreshThreadAtom, id).catch(rethrowUnlessApiError);
  return set(flushOutboxAtom, id);
});

export const discardMessageAtom = atom(null, (get, set, id: string, key: string) =>
  set(dispatchThreadAtom, get(memberIdAtom) ?? '', id, { type: 'discarded', key }),
);

/** Drops everything but the unsent messages of a thread that is no longer open. */
export const closeThreadAtom = atom(null, (get, set, id: string) => {
  const owner = get(memberIdAtom);
  if (owner !== null && get(threadsAtom)[id]) set(dispatchThreadAtom, owner, id, { type: 'closed' });
});

/** Sends the queued messages, one after the other, and returns the outcome of the last one. */
const flushOutboxAtom = atom(null, async (get, set, id: string): Promise<SendOutcome> => {
  let outcome: SendOutcome = 'queued';
  for (;;) {
    const connection = get(signedInApiAtom);
    const thread = get(threadsAtom)[id];
    const entry = thread && nextMessageToSend(thread);
    if (!connection || !entry) return outcome;
    outcome = await set(sendOutgoingAtom, connection, id, entry);
  }
});

type SignedInApi = NonNullable<ReturnType<(typeof signedInApiAtom)['read']>>;

const sendOutgoingAtom = atom(
  null,
  async (get, set, { api, owner }: SignedInApi, id: string, { key, text }: OutgoingMessage): Promise<SendOutcome> => {
    const dispatch = (event: ThreadEvent) => set(dispatchThreadAtom, owner, id, event);
    dispatch({ type: 'sending', key });
    const afterId = newestMessageIdOf(get(threadsAtom)[id] ?? { messages: [] });
    const outcome = await api.call(sendMessage, { body: { id, message: text, afterId } }).then(
      ({ paywall, messages }) => (paywall ? ('paywall' as const) : messages),
      (error: unknown) => {
        if (!(error instanceof ApiError)) log.error('a message could not be sent', error);
        const premium = get(memberAtom)?.user.premium ?? false;
        return error instanceof ApiError ? toSendOutcome(error, premium) : ('failed' as const);
      },
    );
    if (typeof outcome === 'object') {
      dispatch({ type: 'delivered', key, messages: outcome });
      return 'sent';
    }
    if (outcome === 'paywall' && get(memberIdAtom) === owner) {
      prependToDraft(owner, id, text);
      dispatch({ type: 'discarded', key });
      return outcome;
    }
    dispatch({ type: 'failed', key });
    return 'failed';
  },
);

let createdKeys = 0;
/** crypto.randomUUID would need a secure context. */
function createMessageKey(): string {
  createdKeys += 1;
  return `${Date.now()}-${createdKeys}`;
}

function rethrowUnlessApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
