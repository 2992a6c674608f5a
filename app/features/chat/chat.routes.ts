import { idPattern } from '../../api/contract/fieldSchemas.ts';
import { type PageRoute, pageRoute, type StartQueries } from '../../routing/pageRoute.ts';
import { memberIdAtom } from '../../session/session.atoms.ts';

/** Both routes render the same component, so that the inbox stays mounted while conversations open and close. */
const loadChat = async () => (await import('./ChatPage.tsx')).ChatPage;

const startInbox: StartQueries = async ({ api, queryClient }) =>
  queryClient.ensureInfiniteQueryData((await import('./inbox/useConversations.ts')).conversationsQuery(api, ''));

const startConversation: StartQueries = async (page) => {
  const { api, store, queryClient, params, first } = page;
  await Promise.all([
    startInbox(page),
    // Others are loaded by their page, because nothing is kept of a conversation that is not open.
    first &&
      idPattern.test(params.id ?? '') &&
      (await import('./thread/threadQuery.ts')).openThread(queryClient, api, store.get(memberIdAtom), params.id!),
  ]);
};

export const chatRoutes: PageRoute[] = [
  pageRoute('messages', loadChat, startInbox),
  pageRoute('activeChat', loadChat, startConversation),
];
