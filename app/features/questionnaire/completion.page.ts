import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/completion-message';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    completion: typeof address;
  }
}

export default definePage({
  name: 'completion',
  address,
  access: 'member',
  title: msg`Your questionnaire is complete`,
  frame: 'onboarding',
  footer: 'hidden',
  area: 'questionnaire',
  texts: 'rare',
  load: async () => (await import('./completion/CompletionPage.tsx')).CompletionPage,
  startQueries: async ({ api, queryClient }) => {
    const { personalityQuery } = await import('../../member/profileQueries.ts');
    await queryClient.ensureQueryData(personalityQuery(api));
  },
});
