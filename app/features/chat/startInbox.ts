import type { StartQueries } from '../../routing/definePage.ts';

/** Requests the inbox, which both pages of the chat show: they are one component, so that it stays mounted between them. */
export const startInbox: StartQueries = async ({ api, queryClient }) =>
  queryClient.ensureInfiniteQueryData((await import('./data/useConversations.ts')).conversationsQuery(api, ''));
