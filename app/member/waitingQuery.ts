import { queryOptions } from '@tanstack/react-query';
import { fetchConversations } from '../api/contract/conversations.ts';
import type { Api } from '../api/createApi.ts';

/** The most people whom the page of those who wait shows; after answers it shows the next. */
const MAX_WAITING = 50;

/** The conversations whose partners wait for an answer, as the server lists them; it may know nothing of waiting. */
export const waitingQuery = (api: Api) =>
  queryOptions({
    queryKey: ['waiting'],
    queryFn: async ({ signal }) =>
      (await api.call(fetchConversations, { query: { offset: 0, limit: MAX_WAITING, waiting: 1 } }, { signal })).rows,
    staleTime: 0,
    retryOnMount: false,
  });
