import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/payments-success-info';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    paymentsContact: typeof address;
  }
}

export default definePage({
  name: 'paymentsContact',
  address,
  access: 'member',
  title: msg`Your contact details`,
  frame: 'payment',
  area: 'premium',
  texts: 'rare',
  load: async () => (await import('./return/ContactDetailsPage.tsx')).ContactDetailsPage,
});
