import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';
import { startTariffs } from './startTariffs.ts';

const address = '/premium-plans/plans';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    plans: typeof address;
  }
}

export default definePage({
  name: 'plans',
  address,
  aliases: ['/premium-plans'],
  access: 'member',
  title: msg`Premium`,
  frame: 'payment',
  area: 'premium',
  texts: 'premium',
  load: async () => (await import('./plans/PlansPage.tsx')).PlansPage,
  startQueries: startTariffs,
  ahead: { shape: 'plans', art: 'plan-background' },
});
