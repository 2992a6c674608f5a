// Tags: @failureQueue.atoms.ts @shell/notices
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { BANNER_TIME_MS } from '../../app/ui/feedback/useRestartingTimer.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { englishButton, navBar, openMenu, setTabHidden, unfoldFooter } from '../browser/pageHelpers.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { type StoppedClock, stopClock } from '../browser/stopClock.ts';

test.use({ siteKey: 'german' });

// Errors that belong to no part of a page: a banner, then a notice.

/** Chooses a language whose texts cannot be loaded without a connection; gives the banner. */
async function failLanguageChange(page: Page, context: BrowserContext): Promise<Locator> {
  await unfoldFooter(page);
  await context.setOffline(true);
  await englishButton(page).click();
  return page.getByRole('alert');
}
const text = 'Error: the language couldn’t be changed. Please check your connection and choose again.';

let clock: StoppedClock;
test.beforeEach(async ({ page, origin, sandbox }) => {
  clock = await stopClock(page, () => openSignedIn(page, { origin, sandbox }, 'complete'));
});

ownPageTest(
  'a banner stays for 10 s without pointer or focus; then a notice remains until it is closed',
  async ({ page, context, translate }) => {
    const banner = await failLanguageChange(page, context);
    await expect(banner).toContainText(translate(text));
    await banner.hover();
    await clock.runFor(2 * BANNER_TIME_MS);
    await expect(banner).toBeVisible();
    await page.mouse.move(5, 5);
    await clock.runFor(BANNER_TIME_MS - 1);
    await expect(banner).toBeVisible();
    await clock.runFor(1);
    await expect(banner).toHaveCount(0);
    const notice = page.getByRole('complementary').filter({ hasText: translate(text) });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: translate('Close') }).click();
    await expect(notice).toHaveCount(0);
  },
);

ownPageTest(
  'a closed banner leaves no notice, and a banner with the focus stays',
  async ({ page, context, translate }) => {
    const banner = await failLanguageChange(page, context);
    await banner.getByRole('button', { name: translate('Close') }).focus();
    await page.mouse.move(5, 5);
    await clock.runFor(2 * BANNER_TIME_MS);
    await expect(banner).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(banner).toHaveCount(0);
    await expect(page.getByText(translate(text))).toHaveCount(0);
  },
);

ownPageTest('a banner stays while the tab is hidden', async ({ page, context }) => {
  const banner = await failLanguageChange(page, context);
  await expect(banner).toBeVisible();
  await page.mouse.move(5, 5);
  await setTabHidden(page, true);
  await clock.runFor(2 * BANNER_TIME_MS);
  await expect(banner).toBeVisible();
  await setTabHidden(page, false);
  await clock.runFor(BANNER_TIME_MS);
  await expect(banner).toHaveCount(0);
});

ownPageTest(
  'a banner stays until it is closed for members who have chosen so',
  async ({ page, context, origin, translate }) => {
    const keepMessages = translate('Keep messages until I close them');
    await clock.runOn();
    await page.goto(`${origin}/membership-area/my-account`);
    await page.getByRole('checkbox', { name: keepMessages }).check();
    const menu = await openMenu(page, translate);
    await expect(menu.getByRole('switch', { name: keepMessages })).toBeChecked();
    await page.keyboard.press('Escape');
    const banner = await failLanguageChange(page, context);
    await expect(banner).toBeVisible();
    await page.mouse.move(5, 5);
    await clock.runFor(2 * BANNER_TIME_MS);
    await expect(banner).toBeVisible();
  },
);

ownPageTest('a notice does not follow to the next page', async ({ page, context, origin, translate }) => {
  const banner = await failLanguageChange(page, context);
  await expect(banner).toBeVisible();
  await page.mouse.move(5, 5);
  await clock.runFor(BANNER_TIME_MS);
  await expect(page.getByText(translate(text))).toBeVisible();
  await context.setOffline(false);
  await navBar(page, translate)
    .getByRole('link', { name: new RegExp(`^${translate('Matches')}`) })
    .click();
  await expect(page).toHaveURL(`${origin}/membership-area/matches`);
  await expect(page.getByText(translate(text))).toHaveCount(0);
});
