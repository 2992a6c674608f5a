import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

export const questionnaireRoutes: PageRoute[] = [
  pageRoute('questionnaire', async () => (await import('./QuestionnairePage.tsx')).QuestionnairePage),
  pageRoute(
    'additionalQuestions',
    async () => (await import('./additional/AdditionalQuestionsPage.tsx')).AdditionalQuestionsPage,
  ),
  pageRoute('welcome', async () => (await import('./WelcomePage.tsx')).WelcomePage),
  pageRoute('completion', async () => (await import('./CompletionPage.tsx')).CompletionPage),
];
