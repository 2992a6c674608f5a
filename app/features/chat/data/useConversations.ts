import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  replaceEqualDeep,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Conversation, fetchConversations } from '../../../api/contract/conversations.ts';
import { PAGE_SIZE } from '../../../api/contract/listSchemas.ts';
import type { Api } from '../../../api/createApi.ts';
import { conversationsKey, countersKey, dashboardKey } from '../../../api/queryKeys.ts';
import { useApi } from '../../../session/useSession.ts';
import { appendPage, countSent, fetchInboxTop, type InboxPage, toInboxPage } from './inboxPages.ts';

type CachedInbox = InfiniteData<InboxPage, number>;

/**
 * The query of the inbox, page by page; with `q`, of conversations with members of that name. The cache holds all
 * loaded rows as one page, so that a refetch asks only for the top and keeps the rest. To fetch again rows that may
 * have gone or come back further down, set `updatedAt: 0` before invalidating.
 */
export const conversationsQuery = (api: Api, q: string) =>
  infiniteQueryOptions({
    queryKey: [...conversationsKey, q],
    queryFn({ client, queryKey, pageParam, signal }): Promise<InboxPage> {
      const fetchPage = async (offset: number) =>
        toInboxPage(await api.call(fetchConversations, { query: { offset, limit: PAGE_SIZE, q } }, { signal }));
      if (pageParam > 0) return fetchPage(pageParam);
      const readKnown = () => client.getQueryData<CachedInbox>(queryKey)?.pages[0];
      return fetchInboxTop({ fetchPage, readKnown, all: client.getQueryState(queryKey)?.dataUpdatedAt === 0 });
    },
    initialPageParam: 0,
    getNextPageParam: (loaded) => (loaded.isLast ? undefined : countSent(loaded)),
    structuralSharing: (known, data) => toOnePage(known as CachedInbox | undefined, data as CachedInbox),
    // The rows of the previous search stay until those of the new one are loaded.
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });

/** Joins the loaded pages to one. Unchanged rows stay the same objects, even if they have moved. */
function toOnePage(known: CachedInbox | undefined, { pages, pageParams }: CachedInbox): CachedInbox {
  const knownRows = new Map(known?.pages[0]?.rows.map((row) => [row.id, row]));
  const loaded = pages.reduce(appendPage);
  const rows = loaded.rows.map((row) => replaceEqualDeep(knownRows.get(row.id), row));
  return replaceEqualDeep(known, { pages: [{ ...loaded, rows }], pageParams: pageParams.slice(0, 1) });
}

/** Returns the infinite query with all loaded rows as one page. */
export function useConversations(q: string) {
  const query = useInfiniteQuery(conversationsQuery(useApi(), q));
  return { ...query, data: query.data?.pages[0] };
}

/** The inbox row of a conversation, if it is loaded. */
export function useCachedConversation(id: string): Conversation | null {
  const { data } = useInfiniteQuery({ ...conversationsQuery(useApi(), ''), notifyOnChangeProps: ['data'] });
  return data?.pages[0]?.rows.find((each) => each.id === id) ?? null;
}

type EditRows = (rows: Conversation[]) => Conversation[];

const editConversations = (client: QueryClient, edit: EditRows) =>
  client.setQueriesData<CachedInbox>(
    { queryKey: conversationsKey },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: edit(page.rows) })) },
  );

/** Changes the cached rows at once, and refetches all that shows or counts conversations. */
export function updateConversations(client: QueryClient, edit: EditRows): void {
  editConversations(client, edit);
  for (const queryKey of [conversationsKey, countersKey, dashboardKey]) void client.invalidateQueries({ queryKey });
}

/**
 * Shows the open conversation as read in lists and counters: once it is loaded, and again whenever its newest message (an
 * id) changes. The inbox is fetched again only for a new message, because opening changes nothing else in it.
 */
export function useMarkConversationRead(id: string, newest: number | null): void {
  const client = useQueryClient();
  const known = useRef<number>(null);
  const shownAsNew = useCachedConversation(id)?.new ?? false;
  useEffect(() => {
    if (newest === null || !shownAsNew) return;
    editConversations(client, (rows) => rows.map((row) => (row.id === id ? { ...row, new: false } : row)));
  }, [id, newest, shownAsNew, client]);
  useEffect(() => {
    if (newest === null || newest === known.current) return;
    if (known.current !== null) void client.invalidateQueries({ queryKey: conversationsKey });
    known.current = newest;
    void client.invalidateQueries({ queryKey: dashboardKey });
    // The first counters are fetched once the messages are loaded (useCounters), so a pending request counts them.
    if (client.getQueryData(countersKey) !== undefined) void client.invalidateQueries({ queryKey: countersKey });
  }, [newest, client]);
}

/** Refetches the inbox when the polled counter of new conversations rises, so that the inbox needs no polling. */
export function useRefetchOnNewMessages(): void {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const count = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => client.getQueryData<{ conversations: number }>(countersKey)?.conversations,
  );
  const previousCount = useRef(count);
  useEffect(() => {
    const before = previousCount.current;
    previousCount.current = count;
    if (before !== undefined && count !== undefined && count > before) {
      void client.invalidateQueries({ queryKey: conversationsKey });
    }
  }, [count, client]);
}
