import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/confirm-email';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    confirmEmail: typeof address;
  }
}

export default definePage({
  name: 'confirmEmail',
  address,
  access: 'member',
  title: msg`Confirm your email address`,
  frame: 'onboarding',
  footer: 'hidden',
  area: 'guest',
  texts: 'rare',
  load: async () => (await import('./ConfirmEmailPage.tsx')).ConfirmEmailPage,
});
