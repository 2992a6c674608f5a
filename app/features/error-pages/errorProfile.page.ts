import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/error/profile';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    errorProfile: typeof address;
  }
}

export default definePage({
  name: 'errorProfile',
  address,
  access: 'anyone',
  title: msg`Profile not available`,
  frame: 'public',
  area: 'guest',
  load: async () => (await import('./ProfileUnavailablePage.tsx')).ProfileUnavailablePage,
  document: { file: 'error-profile.html', shownAt: [address] },
});
