import { type PageRoute, pageRoute, type StartQueries } from '../../routing/pageRoute.ts';

/** Both routes render the same component, so that the inbox stays mounted while conversations open and close. */
const loadChat = async () => (await import('./ChatPage.tsx')).ChatPage;

const startInbox: StartQueries = async ({ api, queryClient }) =>
  queryClient.ensureInfiniteQueryData((await import('./inbox/useConversations.ts')).conversationsQuery(api, ''));

export const chatRoutes: PageRoute[] = [
  pageRoute('messages', loadChat, startInbox),
  pageRoute('activeChat', loadChat, startInbox),
];
