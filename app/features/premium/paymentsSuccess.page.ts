import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/payments-success';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    paymentsSuccess: typeof address;
  }
}

export default definePage({
  name: 'paymentsSuccess',
  address,
  access: 'member',
  title: msg`Payment completed`,
  frame: 'payment',
  area: 'premium',
  texts: 'rare',
  load: async () => (await import('./return/PaymentSuccessPage.tsx')).PaymentSuccessPage,
});
