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
  startQueries: async ({ api, queryClient }) =>
    queryClient.ensureQueryData((await import('../../member/accountQuery.ts')).accountQuery(api)),
  ahead: {},
});
