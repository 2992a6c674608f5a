import { type InfiniteData, keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { type Conversation, fetchConversations } from '../../../api/contract/chat.ts';
import { conversationsKey } from '../../../api/queryKeys.ts';
import { useApi } from '../../../session/useSession.ts';
import { PAGE_SIZE } from '../thread/mergeMessages.ts';
import { toNextOffset } from './inbox.model.ts';

export function useConversations(q: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...conversationsKey, q],
    queryFn: ({ pageParam, signal }) =>
      api.call(fetchConversations, { query: { offset: pageParam, limit: PAGE_SIZE, q } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: toNextOffset,
    // The rows stay until those of the new words are there.
    placeholderData: keepPreviousData,
  });
}

/** Changes what is shown at once; the next answer says how it really is. */
export function editConversations(client: QueryClient, edit: (rows: Conversation[]) => Conversation[]): void {
  client.setQueriesData<InfiniteData<Conversation[]>>(
    { queryKey: conversationsKey },
    (data) => data && { ...data, pages: data.pages.map(edit) },
  );
}

export const reloadConversations = (client: QueryClient) => client.invalidateQueries({ queryKey: conversationsKey });
