import { criticalPageRoute, type PageRoute } from '../../routing/pageRoute.ts';

export const signInRoutes: PageRoute[] = [
  criticalPageRoute('login', async () => (await import('./SignInPage.tsx')).SignInPage),
];
