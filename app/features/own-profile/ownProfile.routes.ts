import { type PageRoute, page } from '../../routing/page.ts';

export const ownProfileRoutes: PageRoute[] = [
  page('ownProfile', async () => (await import('./OwnProfilePage.tsx')).OwnProfilePage),
];
