import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

export const preferencesRoutes: PageRoute[] = [
  pageRoute('preferences', async () => (await import('./PreferencesPage.tsx')).PreferencesPage),
];
