import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/membership-area/user-profile/profile/:section?';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    ownProfile: typeof address;
  }
}

export default definePage({
  name: 'ownProfile',
  address,
  access: 'member',
  title: msg`My profile`,
  area: 'answers',
  texts: 'rare',
  load: async () => (await import('./OwnProfilePage.tsx')).OwnProfilePage,
  startQueries: async ({ api, queryClient, params: { section } }) => {
    const queries = await import('../../member/profileQueries.ts');
    if (section === 'gallery') await queryClient.ensureQueryData(queries.galleryQuery(api));
    else if (section === 'personality') await queryClient.ensureQueryData(queries.personalityQuery(api));
    else if (section === 'interests') await queryClient.ensureQueryData(queries.interestsQuery(api));
    else await queryClient.ensureQueryData(queries.profileQuery(api));
  },
  ahead: {},
});
