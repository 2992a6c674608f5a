import type { BrowserContext, Page } from '@playwright/test';

const answeredContexts = new WeakSet<BrowserContext>();

/** Key in the device's storage that says that the question is open there. */
const openQuestionKey = 'askStatistics';

/**
 * Answers the question about statistics and ads in all pages of a context, as if each member had done so before; an
 * answer that is already stored for a member stays.
 */
export async function answerStatisticsQuestion(context: BrowserContext, answer: 'yes' | 'no'): Promise<void> {
  if (answeredContexts.has(context)) return;
  answeredContexts.add(context);
  await context.addInitScript(
    ([given, openQuestion]) => {
      // The storage of a sandboxed frame cannot be read.
      if (origin === 'null') return;
      const readStored = Storage.prototype.getItem;
      Storage.prototype.getItem = function getItem(key: string) {
        const stored = readStored.call(this, key);
        if (key !== 'member' || stored !== null || readStored.call(localStorage, openQuestion) !== null) return stored;
        const payload = readStored.call(localStorage, 'token')?.split('.')[1];
        if (payload === undefined) return null;
        const { user_id } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { user_id: string };
        const values = ['usageStatistics', 'adMeasurement'].map((name) => [name, given]);
        return JSON.stringify({ owner: String(user_id), values });
      };
    },
    [answer, openQuestionKey] as const,
  );
}

/** Opens the question again on the device of a tab that shows a page of the site. */
export const openStatisticsQuestion = (page: Page): Promise<void> =>
  page.evaluate((openQuestion) => {
    localStorage.setItem(openQuestion, 'yes');
    localStorage.removeItem('member');
  }, openQuestionKey);
