import { msg } from '@lingui/core/macro';
import { type PageRoute, page } from '../../routing/page.ts';

/** All of them want to be finished before anything else, and no dialog may come between. */
const calm = { header: 'simple', suppressModals: true, notifications: false } as const;

export const questionnaireRoutes: PageRoute[] = [
  page(
    'questionnaire',
    { title: msg`Questionnaire`, ...calm },
    async () => (await import('./QuestionnairePage.tsx')).QuestionnairePage,
  ),
  page(
    'additionalQuestions',
    { title: msg`A few more questions`, ...calm },
    async () => (await import('./AdditionalQuestionsPage.tsx')).AdditionalQuestionsPage,
  ),
  page(
    'welcome',
    { title: msg`Welcome`, ...calm, footer: 'hidden' },
    async () => (await import('./WelcomePage.tsx')).WelcomePage,
  ),
  page(
    'completion',
    { title: msg`Your questionnaire is complete`, ...calm, footer: 'hidden' },
    async () => (await import('./CompletionPage.tsx')).CompletionPage,
  ),
];
