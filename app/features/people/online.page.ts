import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';
import { loadLists } from './list/loadLists.ts';

const address = '/membership-area/online';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    online: typeof address;
  }
}

export default definePage({
  name: 'online',
  address,
  access: 'member',
  title: msg`Members online`,
  area: 'member',
  load: async () => (await loadLists()).OnlinePage,
  startQueries: async (page) => (await loadLists()).startOnline(page),
  ahead: { shape: 'people', portraits: 1 },
});
