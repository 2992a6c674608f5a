import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';
import { loadLists } from './list/loadLists.ts';

const address = '/membership-area/visitors';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    visitors: typeof address;
  }
}

export default definePage({
  name: 'visitors',
  address,
  access: 'member',
  title: msg`Visitors`,
  area: 'member',
  load: async () => (await loadLists()).VisitorsPage,
  startQueries: async (page) => (await loadLists()).startPages('visitors', page),
  ahead: { shape: 'people', portraits: 1 },
});
