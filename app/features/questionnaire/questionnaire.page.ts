import { msg } from '@lingui/core/macro';
import { definePage } from '../../routing/definePage.ts';

const address = '/personality-test/:question?';

declare module '../../routing/definePage.ts' {
  interface PageAddresses {
    questionnaire: typeof address;
  }
}

export default definePage({
  name: 'questionnaire',
  address,
  access: 'member',
  title: msg`Questionnaire`,
  frame: 'onboarding',
  area: 'questionnaire',
  texts: 'questionnaire',
  load: async () => (await import('./QuestionnairePage.tsx')).QuestionnairePage,
  startQueries: async ({ api, queryClient, params }) => {
    const { questionQuery } = await import('./questionQuery.ts');
    // The page redirects from an address without the number of a question.
    if (/^[1-9]\d*$/.test(params.question ?? ''))
      await queryClient.ensureQueryData(questionQuery(api, Number(params.question)));
  },
  ahead: { shape: 'question', idParameter: 'question' },
});
