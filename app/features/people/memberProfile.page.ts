import { msg } from '@lingui/core/macro';
import { idPattern } from '../../api/contract/fieldSchemas.ts';
import { definePage } from '../../routing/definePage.ts';

const address = '/membership-area/member-profile/profile/:id?/:section?';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    memberProfile: typeof address;
  }
}

export default definePage({
  name: 'memberProfile',
  address,
  access: 'member',
  title: msg`Profile`,
  area: 'people',
  texts: 'profile',
  load: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
  startQueries: async ({ api, queryClient, params: { id = '' } }) => {
    const { profileQuery } = await import('../../member/profileQueries.ts');
    if (idPattern.test(id)) await queryClient.ensureQueryData(profileQuery(api, id));
  },
  ahead: { shape: 'profile', portraits: 1 },
});
