import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/membership-area/home';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    home: typeof address;
  }
}

export default definePage({
  name: 'home',
  address,
  aliases: ['/', '/membership-area'],
  access: 'member',
  title: msg`Home`,
  area: 'people',
  load: async () => (await import('./HomePage.tsx')).HomePage,
  startQueries: async ({ api, queryClient }) => {
    const [{ dashboardQuery }, { personalityQuery, profileQuery }] = await Promise.all([
      import('../../member/dashboardQuery.ts'),
      import('../../member/profileQueries.ts'),
    ]);
    await Promise.all([
      queryClient.ensureQueryData(dashboardQuery(api)),
      queryClient.ensureQueryData(profileQuery(api)),
      queryClient.ensureQueryData(personalityQuery(api)),
    ]);
  },
  ahead: { shape: 'home' },
});
