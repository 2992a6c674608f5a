import { type PageRoute, page } from '../../routing/page.ts';

export const accountRoutes: PageRoute[] = [
  page('account', async () => (await import('./AccountPage.tsx')).AccountPage),
];
