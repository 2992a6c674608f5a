import { activeLocale } from '../../i18n/activeLocale.ts';
import { type PageRoute, rarePageRoute } from '../../routing/pageRoute.ts';

export const preferencesRoutes: PageRoute[] = [
  rarePageRoute(
    'preferences',
    async () => (await import('./PreferencesPage.tsx')).PreferencesPage,
    async ({ api, queryClient }) => {
      const { preferencesQuery } = await import('./preferencesQuery.ts');
      await queryClient.ensureQueryData(preferencesQuery(api, activeLocale()));
    },
  ),
];
