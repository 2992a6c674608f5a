import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

export const ownProfileRoutes: PageRoute[] = [
  pageRoute('ownProfile', async () => (await import('./OwnProfilePage.tsx')).OwnProfilePage),
];
