import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

export const accountRoutes: PageRoute[] = [
  pageRoute('account', async () => (await import('./AccountPage.tsx')).AccountPage),
];
