import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';
import { loadListPages } from './list/loadListPages.ts';

const address = '/membership-area/matches';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    matches: typeof address;
  }
}

export default definePage({
  name: 'matches',
  address,
  access: 'member',
  title: msg`Matches`,
  area: 'people',
  load: async () => (await loadListPages()).MatchesPage,
  startQueries: async (page) => (await loadListPages()).startPages('matches', page),
  ahead: { shape: 'people', portraits: 1 },
});
