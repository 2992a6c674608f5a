import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/welcome-message';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    welcome: typeof address;
  }
}

export default definePage({
  name: 'welcome',
  address,
  access: 'member',
  title: msg`Welcome`,
  frame: 'onboarding',
  footer: 'hidden',
  area: 'questionnaire',
  load: async () => (await import('./WelcomePage.tsx')).WelcomePage,
});
