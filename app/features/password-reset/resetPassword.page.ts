import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/resetPassword/:token?';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    resetPassword: typeof address;
  }
}

export default definePage({
  name: 'resetPassword',
  address,
  access: 'anyone',
  title: msg`Set a new password`,
  frame: 'public',
  header: 'simple',
  area: 'guest',
  load: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage,
  document: { file: 'resetPassword.html' },
});
