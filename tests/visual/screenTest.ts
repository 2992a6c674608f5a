import { isStarted } from '../../scripts/screenshots/screens/openStart.ts';
import type { Screen } from '../../scripts/screenshots/screens/Screen.ts';
import { openScreen } from '../../scripts/screenshots/screens/screens.ts';
import { openBlankPage, restingPages } from '../../scripts/screenshots/signIn.ts';
import { expect, test as siteTest } from '../browser/siteTest.ts';

interface ScreenFixtures {
  /** Opens a screen; in the app as the test before has left it, if its way begins with the same. */
  open: (screen: Screen) => Promise<void>;
}

/** A test in a page that keeps the app from test to test. */
export const test = siteTest.extend<ScreenFixtures>({
  page: async ({ context, viewport }, use) => {
    const [page] = context.pages();
    restingPages.delete(page!);
    await use(page!);
    await page!.unrouteAll({ behavior: 'ignoreErrors' });
    await page!.emulateMedia({ colorScheme: null });
    await page!.setViewportSize(viewport!);
  },
  open: async ({ page, origin, sandbox, translate }, use) =>
    use(async (screen) => {
      if (await isStarted(page, screen)) {
        await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '1'));
      } else {
        await openBlankPage(page, origin);
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      }
      await openScreen(screen, { page, origin, sandbox, translate });
    }),
});

export { expect };
