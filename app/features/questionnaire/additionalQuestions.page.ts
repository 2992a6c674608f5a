import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/additional-questions';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    additionalQuestions: typeof address;
  }
}

export default definePage({
  name: 'additionalQuestions',
  address,
  access: 'member',
  title: msg`A few more questions`,
  frame: 'onboarding',
  area: 'questionnaire',
  texts: 'rare',
  load: async () => (await import('./additional/AdditionalQuestionsPage.tsx')).AdditionalQuestionsPage,
});
