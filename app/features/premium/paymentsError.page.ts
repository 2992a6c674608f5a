import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/payments-error';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    paymentsError: typeof address;
  }
}

export default definePage({
  name: 'paymentsError',
  address,
  access: 'member',
  title: msg`Payment not completed`,
  frame: 'payment',
  area: 'premium',
  texts: 'rare',
  load: async () => (await import('./return/PaymentErrorPage.tsx')).PaymentErrorPage,
});
