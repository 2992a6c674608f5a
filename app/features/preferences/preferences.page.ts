import { msg } from '@lingui/core/macro';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { definePage } from '../../routing/definePage.ts';

const address = '/membership-area/matches-preferences';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    preferences: typeof address;
  }
}

export default definePage({
  name: 'preferences',
  address,
  access: 'member',
  title: msg`Preferences`,
  area: 'answers',
  texts: 'rare',
  load: async () => (await import('./PreferencesPage.tsx')).PreferencesPage,
  startQueries: async ({ api, queryClient }) => {
    const { preferencesQuery } = await import('./preferencesQuery.ts');
    await queryClient.ensureQueryData(preferencesQuery(api, activeLocale()));
  },
  ahead: {},
});
