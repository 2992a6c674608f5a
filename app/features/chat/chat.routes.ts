import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

/** One page for both, so that the list stays where it is while conversations come and go beside it. */
const loadChat = async () => (await import('./ChatPage.tsx')).ChatPage;

export const chatRoutes: PageRoute[] = [pageRoute('messages', loadChat), pageRoute('activeChat', loadChat)];
