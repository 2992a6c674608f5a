import type { BrowserContext, Page } from '@playwright/test';

const answeredContexts = new WeakSet<BrowserContext>();

/** In the storage of a tab: the question is open there. */
const openQuestionKey = 'askStatistics';

/**
 * Answers the question about statistics and ads in all pages of a context, as if the member had done so before; what is
 * answered already stays.
 */
export async function answerStatistics(context: BrowserContext, answer: 'yes' | 'no'): Promise<void> {
  if (answeredContexts.has(context)) return;
  answeredContexts.add(context);
  await context.addInitScript(
    ([given, openQuestion]) => {
      // The storage of a sandboxed frame cannot be read.
      if (origin === 'null' || sessionStorage.getItem(openQuestion) !== null) return;
      for (const key of ['usageStatistics', 'adMeasurement']) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, given);
      }
    },
    [answer, openQuestionKey] as const,
  );
}

/** Opens the question again in a tab that shows a page of the site. */
export const openStatisticsQuestion = (page: Page): Promise<void> =>
  page.evaluate((openQuestion) => {
    sessionStorage.setItem(openQuestion, 'yes');
    for (const key of ['usageStatistics', 'adMeasurement']) localStorage.removeItem(key);
  }, openQuestionKey);
