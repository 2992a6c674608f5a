import { type PageRoute, page } from '../../routing/page.ts';

export const signInRoutes: PageRoute[] = [page('login', async () => (await import('./SignInPage.tsx')).SignInPage)];
