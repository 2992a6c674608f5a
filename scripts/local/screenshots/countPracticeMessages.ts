import type { Page } from '@playwright/test';

/** Reads how many messages the practice against fraud has, from the progress that it shows. */
export const countPracticeMessages = async (page: Page): Promise<number> =>
  Number(await page.getByRole('main').getByRole('progressbar').getAttribute('aria-valuemax'));
