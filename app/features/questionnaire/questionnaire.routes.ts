import { type PageRoute, pageRoute, rarePageRoute } from '../../routing/pageRoute.ts';

export const questionnaireRoutes: PageRoute[] = [
  pageRoute(
    'questionnaire',
    async () => (await import('./QuestionnairePage.tsx')).QuestionnairePage,
    async ({ api, queryClient, params }) => {
      const { questionQuery } = await import('./questionQuery.ts');
      // The page leads on from an address without the number of a question.
      if (/^[1-9]\d*$/.test(params.question ?? ''))
        await queryClient.ensureQueryData(questionQuery(api, Number(params.question)));
    },
  ),
  rarePageRoute(
    'additionalQuestions',
    async () => (await import('./additional/AdditionalQuestionsPage.tsx')).AdditionalQuestionsPage,
  ),
  pageRoute('welcome', async () => (await import('./WelcomePage.tsx')).WelcomePage),
  pageRoute(
    'completion',
    async () => (await import('./completion/CompletionPage.tsx')).CompletionPage,
    async ({ api, queryClient }) => {
      const { personalityQuery } = await import('../../member/profileQueries.ts');
      await queryClient.ensureQueryData(personalityQuery(api));
    },
  ),
];
