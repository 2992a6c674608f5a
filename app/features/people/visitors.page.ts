import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';
import { loadListPages } from './list/loadListPages.ts';

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
  area: 'people',
  load: async () => (await loadListPages()).VisitorsPage,
  startQueries: async (page) => (await loadListPages()).startPages('visitors', page),
  ahead: { shape: 'people', portraits: 1 },
});
