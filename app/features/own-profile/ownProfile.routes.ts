import { activeLocale } from '../../i18n/locale.ts';
import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

export const ownProfileRoutes: PageRoute[] = [
  pageRoute(
    'ownProfile',
    async () => (await import('./OwnProfilePage.tsx')).OwnProfilePage,
    async ({ api, queryClient, params: { section } }) => {
      const queries = await import('./ownProfileQueries.ts');
      if (section === 'gallery') await queryClient.ensureQueryData(queries.ownPicturesQuery(api));
      else if (section === 'personality')
        await queryClient.ensureQueryData(queries.ownAnswersQuery(api, activeLocale()));
      else if (section === 'interests') await queryClient.ensureQueryData(queries.ownInterestsQuery(api));
      else await queryClient.ensureQueryData(queries.ownProfileQuery(api));
    },
  ),
];
