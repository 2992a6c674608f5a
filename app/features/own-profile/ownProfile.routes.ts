import { type PageRoute, rarePageRoute } from '../../routing/pageRoute.ts';

export const ownProfileRoutes: PageRoute[] = [
  rarePageRoute(
    'ownProfile',
    async () => (await import('./OwnProfilePage.tsx')).OwnProfilePage,
    async ({ api, queryClient, params: { section } }) => {
      const queries = await import('../../member/profileQueries.ts');
      if (section === 'gallery') await queryClient.ensureQueryData(queries.galleryQuery(api));
      else if (section === 'personality') await queryClient.ensureQueryData(queries.personalityQuery(api));
      else if (section === 'interests') await queryClient.ensureQueryData(queries.interestsQuery(api));
      else await queryClient.ensureQueryData(queries.profileQuery(api));
    },
  ),
];
