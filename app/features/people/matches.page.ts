import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';
import { loadLists } from './list/loadLists.ts';

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
  area: 'member',
  load: async () => (await loadLists()).MatchesPage,
  startQueries: async (page) => (await loadLists()).startPages('matches', page),
  ahead: { shape: 'people', portraits: 1 },
});
