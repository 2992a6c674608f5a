import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';
import { startTariffs } from './startTariffs.ts';

const address = '/premium-plans/checkout';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    checkout: typeof address;
  }
}

export default definePage({
  name: 'checkout',
  address,
  access: 'member',
  title: msg`Payment`,
  frame: 'payment',
  area: 'premium',
  texts: 'rare',
  load: async () => (await import('./checkout/checkoutPages.ts')).CheckoutPage,
  startQueries: startTariffs,
});
