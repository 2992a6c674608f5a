import { earlyPage, type PageRoute } from '../../routing/page.ts';

export const signInRoutes: PageRoute[] = [
  earlyPage('login', async () => (await import('./SignInPage.tsx')).SignInPage),
];
