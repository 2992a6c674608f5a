import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

export const dashboardRoutes: PageRoute[] = [
  pageRoute(
    'home',
    async () => (await import('./HomePage.tsx')).HomePage,
    async ({ api, queryClient }) =>
      queryClient.ensureQueryData((await import('./dashboardQuery.ts')).dashboardQuery(api)),
  ),
];
