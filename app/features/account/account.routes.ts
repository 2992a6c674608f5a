import { type PageRoute, rarePageRoute } from '../../routing/pageRoute.ts';

export const accountRoutes: PageRoute[] = [
  rarePageRoute(
    'account',
    async () => (await import('./AccountPage.tsx')).AccountPage,
    async ({ api, queryClient }) =>
      queryClient.ensureQueryData((await import('../../member/accountQuery.ts')).accountQuery(api)),
  ),
];
