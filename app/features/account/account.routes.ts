import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

export const accountRoutes: PageRoute[] = [
  pageRoute(
    'account',
    async () => (await import('./AccountPage.tsx')).AccountPage,
    async ({ api, queryClient }) =>
      queryClient.ensureQueryData((await import('../../member/accountQuery.ts')).accountQuery(api)),
  ),
];
