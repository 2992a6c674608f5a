import { type QueryClient, QueryObserver, queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { fetchThread, type Message, type Thread } from '../../../api/contract/conversations.ts';
import { PAGE_SIZE } from '../../../api/contract/listSchemas.ts';
import type { Api } from '../../../api/createApi.ts';
import { threadKey } from '../../../api/queryKeys.ts';
import { nextPollDelay } from '../../../lib/nextPollDelay.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { useApi } from '../../../session/useSession.ts';

export const THREAD_POLL_INTERVAL_MS = 10_000;

/** The loaded part of a conversation. */
export interface LoadedThread {
  /** The other member. */
  info: Thread['info'];
  /** Messages, each once, the oldest first. */
  messages: readonly Message[];
  /** Whether no message is older than the first one. */
  reachedStart: boolean;
}

/** A reference to the loaded part of a conversation: cache, member and id. */
export interface ConversationRef {
  client: QueryClient;
  owner: string;
  id: string;
}

const threadQueryKey = (owner: string | null, id: string) => [...threadKey, owner, id] as const;

/** The query of the newest messages; once the thread is loaded, of those newer than the known ones. */
export const threadQuery = (api: Api, owner: string | null, id: string) =>
  queryOptions({
    queryKey: threadQueryKey(owner, id),
    queryFn: ({ client, queryKey, signal }): Promise<LoadedThread> => {
      const afterId = newestMessageIdOf(client.getQueryData(queryKey));
      return fetchThreadPart(api, id, afterId > 0 ? { afterId } : { beforeId: 0 }, signal);
    },
    // All data is merged into what the cache holds at that moment.
    structuralSharing: (known, part) => mergeThread(known as LoadedThread | undefined, part as LoadedThread),
    staleTime: 0,
    gcTime: 0,
  });

/** Time in which the page takes the thread over. */
const OPENED_AHEAD_MS = 2000;

/** Loads a conversation whose page is about to be shown, and keeps it until then. Rejects if it cannot be loaded. */
export async function openThread(client: QueryClient, api: Api, owner: string | null, id: string): Promise<void> {
  const query = threadQuery(api, owner, id);
  const leave = new QueryObserver(client, query).subscribe(() => {});
  await client.ensureQueryData(query).finally(() => setTimeout(leave, OPENED_AHEAD_MS));
}

/** Reads the cached part of a conversation; undefined unless it is open and loaded. */
export const readThread = ({ client, owner, id }: ConversationRef): LoadedThread | undefined =>
  client.getQueryData(threadQueryKey(owner, id));

/** Asks for newer messages of an open conversation at once. */
export const refreshThread = ({ client, owner, id }: ConversationRef): Promise<void> =>
  client.refetchQueries({ queryKey: threadQueryKey(owner, id) });

/** Merges messages into an open conversation; does nothing for one that has been left, or whose member has signed out. */
export function addToThread({ client, owner, id }: ConversationRef, part: Partial<LoadedThread>): void {
  client.setQueryData<LoadedThread>(threadQueryKey(owner, id), (known) => known && { ...known, ...part });
}

export async function fetchEarlierMessages(api: Api, conversation: ConversationRef): Promise<void> {
  const beforeId = readThread(conversation)?.messages[0]?.messageId;
  if (beforeId !== undefined) addToThread(conversation, await fetchThreadPart(api, conversation.id, { beforeId }));
}

async function fetchThreadPart(
  api: Api,
  id: string,
  query: { beforeId: number } | { afterId: number },
  signal?: AbortSignal,
): Promise<LoadedThread> {
  const thread = await api.call(fetchThread, { params: { id }, query }, signal && { signal });
  return toThreadPart(thread, 'beforeId' in query ? query.beforeId : null);
}

/**
 * Turns a page of a thread into a part of it.
 *
 * @param beforeId of the request: 0 for the newest messages; null for newer ones than the known
 */
export const toThreadPart = ({ info, messages: { rows, leftOut } }: Thread, beforeId: number | null): LoadedThread => ({
  info,
  messages: rows,
  reachedStart:
    beforeId !== null && leftOut + rows.filter(({ messageId }) => !beforeId || messageId < beforeId).length < PAGE_SIZE,
});

/**
 * Merges a part into a thread. Parts may arrive in any order and more than once with the same result. Unchanged objects
 * are kept.
 */
export function mergeThread(known: LoadedThread | undefined, part: LoadedThread): LoadedThread {
  const info = replaceEqualDeep(known?.info, part.info);
  const messages = mergeMessages(known?.messages ?? [], part.messages);
  const reachedStart = part.reachedStart || known?.reachedStart === true;
  const changed = info !== known?.info || messages !== known.messages || reachedStart !== known.reachedStart;
  return changed ? { info, messages, reachedStart } : known;
}

/** Merges by messageId; returns `known` itself if nothing has changed. */
function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const merged = new Map(known.map((message) => [message.messageId, message]));
  let changed = false;
  for (const message of incoming) {
    const before = merged.get(message.messageId);
    const after = before ? mergeMessage(before, message) : message;
    if (after === before) continue;
    merged.set(message.messageId, after);
    changed = true;
  }
  return changed ? [...merged.values()].sort((a, b) => a.messageId - b.messageId) : known;
}

/** Merges a message. Read stays read and readable stays readable, in whatever order the answers arrive. */
function mergeMessage(known: Message, incoming: Message): Message {
  const readable = known.blurred && !incoming.blurred ? incoming : known;
  const read = known.read || incoming.read;
  return readable.read === read ? readable : { ...readable, read };
}

/** The id to send as `afterId`; 0 while there are no messages. */
export const newestMessageIdOf = (thread: Pick<LoadedThread, 'messages'> | undefined): number =>
  thread?.messages.at(-1)?.messageId ?? 0;

/** Loads a conversation and polls it for newer messages while the page is visible. */
export function useThread(id: string) {
  const owner = useAtomValue(memberIdAtom);
  const [random] = useState(Math.random);
  const errorsUntilSuccess = useRef(0);
  return useQuery({
    ...threadQuery(useApi(), owner, id),
    enabled: owner !== null,
    // There is data only if it was loaded a moment ago.
    refetchOnMount: false,
    refetchInterval({ state: { status, error, errorUpdateCount } }) {
      if (status === 'success') errorsUntilSuccess.current = errorUpdateCount;
      const failures = errorUpdateCount - errorsUntilSuccess.current;
      const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
      return nextPollDelay(THREAD_POLL_INTERVAL_MS, failures, retryAfter, random);
    },
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
}
