import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/completePayment/:resourcePath?';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    completePayment: typeof address;
  }
}

export default definePage({
  name: 'completePayment',
  address,
  access: 'member',
  title: msg`Completing your payment`,
  frame: 'payment',
  header: 'hidden',
  footer: 'hidden',
  area: 'premium',
  texts: 'rare',
  load: async () => (await import('./return/CompletePaymentPage.tsx')).CompletePaymentPage,
});
