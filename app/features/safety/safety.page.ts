import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/safety/:part?';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    safety: typeof address;
  }
}

export default definePage({
  name: 'safety',
  address,
  access: 'anyone',
  title: msg`Safety`,
  frame: 'public',
  area: 'safety',
  texts: 'rare',
  load: async () => (await import('./SafetyPage.tsx')).SafetyPage,
});
