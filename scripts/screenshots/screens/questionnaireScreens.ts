import { expect } from '@playwright/test';
import type { AccountName } from '../../sandbox/world/accounts.ts';
import { overrideCompletion } from '../sandboxControl.ts';
import { openSignedIn } from '../signIn.ts';
import type { Screen, ScreenContext } from './Screen.ts';
import { submitEmptyText, waitForHeading } from './stateScreens.ts';

/** Steps of the questionnaire, one for each type of question that the screen `questionnaire` does not show. */
const stepByQuestionKind = {
  choice: 1,
  birthday: 2,
  city: 3,
  height: 4,
  ages: 5,
  distance: 6,
  pictures: 7,
  scale: 9,
  shortText: 11,
  threeTexts: 12,
  freeText: 14,
};

/** Opens a step as if all steps before it were answered. */
async function openQuestion(context: ScreenContext, step: number, account: AccountName = 'halfway'): Promise<void> {
  await overrideCompletion(context.sandbox, {
    completed: false,
    steps_finished: 15,
    total: 16,
    additionalQuestionsShown: false,
  });
  await openSignedIn(context.page, context, account, `/personality-test/${step}`);
}

/** The questionnaire as a chat, with its transcript on the page. */
const chatScreens: Record<string, Screen['open']> = {
  chatStart: (context) => openSignedIn(context.page, context, 'chat-new', '/personality-test/1'),
  async chat(context) {
    await openSignedIn(context.page, context, 'chat-questions', '/personality-test/8');
    await expect(context.page.locator('main ol > li')).toHaveCount(4);
  },
  async chatBack(context) {
    await openSignedIn(context.page, context, 'chat-questions', '/personality-test/4');
    await expect(context.page.locator('main ol > li')).toHaveCount(3);
  },
  async chatEarlier(context) {
    const { page, translate } = context;
    await openQuestion(context, stepByQuestionKind.freeText, 'chat-questions');
    for (const shown of [4, 8, 12]) {
      await expect(page.locator('main ol > li')).toHaveCount(shown);
      await page.getByRole('button', { name: translate('Show earlier answers') }).click();
    }
    await expect(page.locator('main ol > li')).toHaveCount(13);
  },
};

/** The questionnaire with each type of question, as a chat, and its end. */
export const questionnaireScreens: readonly Screen[] = [
  ...Object.entries(stepByQuestionKind).map(([kind, step]) => ({
    name: `questionnaire-${kind}`,
    open: (context: ScreenContext) => openQuestion(context, step),
  })),
  ...Object.entries(chatScreens).map(([state, open]) => ({ name: `questionnaire-${state}`, open })),
  {
    name: 'questionnaire-menu',
    async open(context) {
      await openQuestion(context, stepByQuestionKind.choice);
      const { page, translate } = context;
      await page
        .getByRole('banner')
        .getByRole('button', { name: translate('Menu') })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'questionnaire-error',
    async open(context) {
      await openQuestion(context, stepByQuestionKind.freeText);
      await submitEmptyText(context.page);
    },
  },
  {
    name: 'completion-confirmed',
    open: (context) => openSignedIn(context.page, context, 'complete', '/completion-message'),
    waitUntilShown: waitForHeading('This is how your profile begins'),
  },
];
