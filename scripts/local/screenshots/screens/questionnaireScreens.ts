import { expect } from '@playwright/test';
import type { AccountName } from '../../../backend/sandbox/world/accountTypes.ts';
import { asMember, type Screen, type ScreenStart } from './Screen.ts';
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

/** Returns the start at a step as if all steps before it were answered. */
const atQuestion = (step: number, account: AccountName = 'halfway'): ScreenStart => ({
  ...asMember(`/personality-test/${step}`, account),
  completion: { completed: false, steps_finished: 15, total: 16, additionalQuestionsShown: false },
});

/** Screens of the questionnaire as a chat, with its transcript on the page. */
const chatScreens: Record<string, Pick<Screen, 'start' | 'open'>> = {
  chatStart: {
    start: asMember('/personality-test/1', 'chat-new'),
    open: ({ page }) => expect(page.locator('main h1')).toBeVisible(),
  },
  chat: {
    start: asMember('/personality-test/8', 'chat-questions'),
    open: ({ page }) => expect(page.locator('main ol > li')).toHaveCount(4),
  },
  chatBack: {
    start: asMember('/personality-test/4', 'chat-questions'),
    open: ({ page }) => expect(page.locator('main ol > li')).toHaveCount(3),
  },
  chatEarlier: {
    start: atQuestion(stepByQuestionKind.freeText, 'chat-questions'),
    async open({ page, translate }) {
      for (const shown of [4, 8, 12]) {
        await expect(page.locator('main ol > li')).toHaveCount(shown);
        await page.getByRole('button', { name: translate('Show earlier answers') }).click();
      }
      await expect(page.locator('main ol > li')).toHaveCount(13);
    },
  },
};

/** Screens of the questionnaire with each type of question, as a chat, and its end. */
export const questionnaireScreens: readonly Screen[] = [
  ...Object.entries(stepByQuestionKind).map(([kind, step]) => ({
    name: `questionnaire-${kind}`,
    start: atQuestion(step),
  })),
  ...Object.entries(chatScreens).map(([state, screen]) => ({ name: `questionnaire-${state}`, ...screen })),
  {
    name: 'questionnaire-error',
    start: atQuestion(stepByQuestionKind.freeText),
    open: ({ page }) => submitEmptyText(page),
  },
  {
    name: 'completion-confirmed',
    start: asMember('/completion-message'),
    waitUntilShown: waitForHeading('This is how your profile begins'),
  },
];
