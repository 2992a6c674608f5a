import { type PageRoute, page } from '../../routing/page.ts';

export const preferencesRoutes: PageRoute[] = [
  page('preferences', async () => (await import('./PreferencesPage.tsx')).PreferencesPage),
];
