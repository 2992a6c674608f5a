import { isStarted } from '../../scripts/local/screenshots/screens/openScreenStart.ts';
import type { Screen } from '../../scripts/local/screenshots/screens/Screen.ts';
import { openScreen } from '../../scripts/local/screenshots/screens/screens.ts';
import { openEmptyDevice } from '../../scripts/local/screenshots/signIn.ts';
import { expect, test as siteTest } from '../browser/siteTest.ts';

interface ScreenFixtures {
  /** Opens a screen; in the app as the previous test has left it, if it has the same start. */
  open: (screen: Screen) => Promise<void>;
}

/** Test in a page of these tests alone, which keeps the app, the window and the colour scheme from test to test. */
export const test = siteTest.extend<ScreenFixtures>({
  context: async ({ browser, sharedPages, origin }, use) => {
    const key = `${origin} screens`;
    if (!sharedPages.has(key)) sharedPages.set(key, await (await browser.newContext()).newPage());
    await use(sharedPages.get(key)!.context());
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    await use(page!);
    await page!.unrouteAll({ behavior: 'ignoreErrors' });
  },
  open: async ({ page, origin, sandbox, translate }, use) =>
    use(async (screen) => {
      if (await isStarted(page, screen)) {
        await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '1'));
      } else {
        await openEmptyDevice(page, origin);
      }
      await openScreen(screen, { page, origin, sandbox, translate });
    }),
});

export { expect };
