import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';
import { startTariffs } from './startTariffs.ts';

const address = '/premium-plans/summary';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    summary: typeof address;
  }
}

export default definePage({
  name: 'summary',
  address,
  access: 'member',
  title: msg`Check your order`,
  frame: 'payment',
  area: 'premium',
  texts: 'rare',
  load: async () => (await import('./checkout/checkoutPages.ts')).OrderSummaryPage,
  startQueries: startTariffs,
});
