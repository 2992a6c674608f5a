import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/membership-area/waiting';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    waiting: typeof address;
  }
}

export default definePage({
  name: 'waiting',
  address,
  access: 'member',
  title: msg`Waiting for your answer`,
  texts: 'rare',
  load: async () => (await import('./WaitingPage.tsx')).WaitingPage,
  startQueries: async ({ api, queryClient }) => {
    const { waitingQuery } = await import('../../member/waitingQuery.ts');
    await queryClient.ensureQueryData(waitingQuery(api));
  },
});
