import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

/** Both routes render the same component, so that the inbox stays mounted while conversations open and close. */
const loadChat = async () => (await import('./ChatPage.tsx')).ChatPage;

export const chatRoutes: PageRoute[] = [pageRoute('messages', loadChat), pageRoute('activeChat', loadChat)];
