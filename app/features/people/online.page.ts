import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';
import { loadListPages } from './list/loadListPages.ts';

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
  area: 'people',
  load: async () => (await loadListPages()).OnlinePage,
  startQueries: async (page) => (await loadListPages()).startOnline(page),
  ahead: { shape: 'people', portraits: 1 },
});
