import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/error/no-auth';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    errorNoAuth: typeof address;
  }
}

export default definePage({
  name: 'errorNoAuth',
  address,
  access: 'anyone',
  title: msg`Please sign in`,
  frame: 'public',
  area: 'guest',
  load: async () => (await import('./SignInRequiredPage.tsx')).SignInRequiredPage,
  document: { file: 'error-no-auth.html', shownAt: [address] },
});
