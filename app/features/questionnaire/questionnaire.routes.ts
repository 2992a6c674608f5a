import { type PageRoute, page } from '../../routing/page.ts';

export const questionnaireRoutes: PageRoute[] = [
  page('questionnaire', async () => (await import('./QuestionnairePage.tsx')).QuestionnairePage),
  page('additionalQuestions', async () => (await import('./AdditionalQuestionsPage.tsx')).AdditionalQuestionsPage),
  page('welcome', async () => (await import('./WelcomePage.tsx')).WelcomePage),
  page('completion', async () => (await import('./CompletionPage.tsx')).CompletionPage),
];
