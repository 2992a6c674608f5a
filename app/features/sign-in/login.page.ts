import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/login';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    login: typeof address;
  }
}

export default definePage({
  name: 'login',
  address,
  access: 'guest',
  title: msg`Sign in`,
  frame: 'public',
  header: 'simple',
  area: 'main',
  texts: 'critical',
  load: async () => (await import('./SignInPage.tsx')).SignInPage,
  document: { file: 'index.html', shownAt: ['/', address] },
});
