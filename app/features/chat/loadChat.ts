import type { StartQueries } from '../../routing/definePage.ts';

/** Loads the page of the inbox and of an open conversation, one component, so that the inbox stays mounted between them. */
export const loadChat = async () => (await import('./ChatPage.tsx')).ChatPage;

/** Fetches the inbox, which both pages of the chat show. */
export const startInbox: StartQueries = async ({ api, queryClient }) =>
  queryClient.ensureInfiniteQueryData((await import('./data/useConversations.ts')).conversationsQuery(api, ''));
