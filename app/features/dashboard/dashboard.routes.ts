import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

export const dashboardRoutes: PageRoute[] = [
  pageRoute(
    'home',
    async () => (await import('./HomePage.tsx')).HomePage,
    async ({ api, queryClient }) => {
      const [{ dashboardQuery }, { personalityQuery, profileQuery }] = await Promise.all([
        import('./dashboardQuery.ts'),
        import('../../member/profileQueries.ts'),
      ]);
      await Promise.all([
        queryClient.ensureQueryData(dashboardQuery(api)),
        queryClient.ensureQueryData(profileQuery(api)),
        queryClient.ensureQueryData(personalityQuery(api)),
      ]);
    },
  ),
];
