import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/membership-area/my-account';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    account: typeof address;
  }
}

export default definePage({
  name: 'account',
  address,
  access: 'member',
  title: msg`My account`,
  texts: 'rare',
  load: async () => (await import('./AccountPage.tsx')).AccountPage,
  startQueries: async ({ api, queryClient }) => {
    const { decisionsQuery } = await import('../../member/decisionsQuery.ts');
    // Decisions are above the account, which would move.
    const decisions = queryClient.prefetchQuery(decisionsQuery(api));
    await queryClient.ensureQueryData((await import('../../member/accountQuery.ts')).accountQuery(api));
    await decisions;
  },
  ahead: {},
});
