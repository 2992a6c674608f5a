// Tags: @shell/header @NavigationEffects.tsx
import type { Locator, Page } from '@playwright/test';
import { injectFault } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn, type Translate } from '../../scripts/local/screenshots/signIn.ts';
import { bottomBar, navBar, openMenu, pageHeading, readBottom, readBox, signOut } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'german' });

const desktop = { width: 1440, height: 900 };
const navLabels = ['Matches', 'Messages', 'Visitors', 'Members online'];
const accountNavLabels = ['Profile', 'Preferences', 'My account', 'Safety', 'Sign out'];

/** These are the links, in this order, each perhaps with a number. */
const expectLinks = (within: Locator, labels: readonly string[], translate: Translate) =>
  expect(within.getByRole('link')).toHaveText(labels.map((label) => new RegExp(RegExp.escape(translate(label)))));

const expectHeaderBelow = (page: Page, height: number) =>
  expect.poll(async () => (await readBox(page.getByRole('banner'))).height).toBeLessThan(height);

/** Opens the menu and closes it again by what is done in it. */
async function closeMenu(page: Page, translate: Translate, act: (menu: Locator) => Promise<void>): Promise<void> {
  const menu = await openMenu(page, translate);
  await act(menu);
  await expect(menu).toHaveCount(0);
}

test('a wide window has a bar of links in one line, and the menu has all links', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete');
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const links = navBar(page, translate).getByRole('link');
    await expectLinks(navBar(page, translate), navLabels, translate);
    await settled(page);
    const countLines = () =>
      links.evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size);
    await expect.poll(countLines).toBe(1);
    await expectHeaderBelow(page, 100);
  }
  const menu = await openMenu(page, translate);
  await expectLinks(menu, [...navLabels, ...accountNavLabels], translate);
});

test.describe('with the larger text for members over 60', () => {
  test.use({ siteKey: 'french', viewport: { width: 1200, height: 800 } });

  test('a window of 1200 px has the bar of links in one line, too', async ({ page, origin, sandbox, translate }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await expectLinks(navBar(page, translate), navLabels, translate);
    await expectHeaderBelow(page, 100);
  });
});

test.describe('of a brand with menu variant 2', () => {
  test.use({ siteKey: 'polish', viewport: desktop });

  test('a wide window has everything in the menu, too', async ({ page, origin, sandbox, translate }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete');
    const menu = await openMenu(page, translate);
    await expectLinks(menu, ['Home', ...navLabels, ...accountNavLabels], translate);
    await page.keyboard.press('Escape');
    await expect(navBar(page, translate)).toHaveCount(0);
  });
});

test('below 1200 px, and in a wide window with very large text, the header has only the menu, with Home', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete');
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(navBar(page, translate)).toHaveCount(0);
  const menu = await openMenu(page, translate);
  await expectLinks(menu, ['Home', ...navLabels, ...accountNavLabels], translate);
  await page.keyboard.press('Escape');

  await page.setViewportSize(desktop);
  await expect(navBar(page, translate)).toBeVisible();
  await closeMenu(page, translate, async (dialog) => {
    for (let step = 0; step < 5; step++) await dialog.getByRole('button', { name: translate('Larger text') }).click();
    await page.keyboard.press('Escape');
  });
  await expect(navBar(page, translate)).toHaveCount(0);
  await expectHeaderBelow(page, 120);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });
  test.beforeEach(({ page, origin, sandbox }) => openSignedIn(page, { origin, sandbox }, 'complete'));

  test('the menu closes by Escape, button, backdrop and link, and returns the focus', async ({
    page,
    origin,
    translate,
  }) => {
    const button = page.getByRole('banner').getByRole('button', { name: translate('Menu') });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await closeMenu(page, translate, () => page.keyboard.press('Escape'));
    await expect(button).toBeFocused();
    await closeMenu(page, translate, (menu) => menu.getByRole('button', { name: translate('Close') }).click());
    await expect(button).toBeFocused();
    await closeMenu(page, translate, () => page.mouse.click(5, 400));
    await closeMenu(page, translate, (menu) => menu.getByRole('link', { name: translate('My account') }).click());
    await expect(page).toHaveURL(`${origin}/membership-area/my-account`);
    await expect(pageHeading(page)).toBeFocused();
  });

  test('while the menu is open, the page does not scroll and the focus stays inside', async ({ page, translate }) => {
    await expect(page.getByRole('heading', { name: translate('Your matches') })).toBeVisible();
    await openMenu(page, translate);
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 600);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 3000);
    await settled(page);
    await expect(page.locator('html')).toHaveCSS('overflow', /hidden/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      // Between the last and the first, the browser's own bar may have it; in Firefox the dialog too, since it scrolls.
      const inside = await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'));
      expect(inside).toBe(true);
    }
  });
});

test.describe('the bar at the bottom of a phone', () => {
  const phone = { width: 360, height: 780 };
  test.use({ viewport: phone });
  const shortLabels = ['Start', 'Vorschläge', 'Nachrichten', 'Besucher', 'Online'];

  test('has icon, word and number of five pages, marks the one on show, and covers nothing at the end', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete');
    const bar = bottomBar(page, translate);
    const links = bar.getByRole('link');
    await expect(links).toHaveText(shortLabels.map((label) => new RegExp(`^${label}`)));
    await expect(bar.locator('svg')).toHaveCount(5);
    await expect(bar.getByRole('link', { name: 'Vorschläge' })).toContainText(/\d/);
    await expect(bar.locator('[aria-current=page]')).toHaveText('Start');
    await links.nth(3).click();
    await expect(page).toHaveURL(`${origin}/membership-area/visitors`);
    await expect(pageHeading(page)).toBeFocused();
    await expect(bar.locator('[aria-current=page]')).toHaveText(/^Besucher/);

    await settled(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await settled(page);
    await expect(async () => {
      const { y, height } = await readBox(bar);
      expect(y + height).toBeCloseTo(phone.height, 3);
      expect(height).toBeLessThan(64);
      expect(await readBottom(page.getByRole('contentinfo'))).toBeLessThanOrEqual(y + 1);
    }).toPass();
  });

  test('shows each number whole', async ({ page, origin, sandbox, translate }) => {
    const body = { data: { matches: 99, visitors: 99, conversations: 99, online: 99 } };
    await injectFault(sandbox, { call: 'fetchCounters', kind: 'body', body, times: 0 });
    await openSignedIn(page, { origin, sandbox }, 'complete');
    const numbers = bottomBar(page, translate).getByText('++', { exact: true });
    for (const width of [345, 360, 390]) {
      await page.setViewportSize({ width, height: phone.height });
      await expect(numbers).toHaveCount(4);
      await settled(page);
      await expect
        .poll(async () => {
          const { x, width: ofNumber } = await readBox(numbers.last());
          return x + ofNumber - (await readBox(page.getByRole('main'))).width;
        })
        .toBeLessThanOrEqual(0);
    }
  });

  test('gives way while the member types and in a conversation, and is not on the pages of a payment', {
    tag: '@rule',
  }, async ({ page, origin, sandbox, translate }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/user-profile/profile');
    const bar = bottomBar(page, translate);
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: translate('Change my name') }).click();
    const field = page.getByRole('textbox').first();
    await expect(field).toBeFocused();
    await field.blur();
    await expect(bar).toBeVisible();
    await settled(page);
    const readPageLength = () => page.evaluate(() => document.documentElement.scrollHeight);
    const pageLength = await readPageLength();
    await page.getByRole('textbox').first().focus();
    await expect(bar).toBeHidden();
    await settled(page);
    await expect.poll(readPageLength).toBe(pageLength);
    await page.keyboard.press('Tab');
    await expect(bar).toBeVisible();
    // A window and what is shown of it change one after the other, and the second may tell no change.
    await page.evaluate(() => {
      const viewport = window.visualViewport!;
      Object.defineProperty(viewport, 'height', { configurable: true, value: 300 });
      viewport.dispatchEvent(new Event('resize'));
      Reflect.deleteProperty(viewport, 'height');
    });
    await settled(page);
    await expect(bar).toBeVisible();

    await bar.getByRole('link', { name: 'Nachrichten' }).click();
    await page.locator('main a[href*="/messages/"]').first().click();
    await expect(page.getByRole('textbox')).toBeVisible();
    await expect(bar).toBeHidden();
    await page.goto(`${origin}/premium-plans/plans`);
    await expect(pageHeading(page)).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('has two rows with very large text, and scrolls away in a low window', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
    const bar = bottomBar(page, translate);
    await expect.poll(() => readBottom(bar)).toBe(640);
    await expect.poll(async () => (await readBox(bar)).height).toBeLessThanOrEqual(0.2 * 640);
    await page.setViewportSize({ width: 320, height: 400 });
    await page.evaluate(() => scrollTo(0, 800));
    await expect.poll(() => readBottom(bar)).toBeLessThan(0);
  });
});

test('the offer of Premium is one line for members without it, and no link where it is sold', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  const bar = page.getByRole('complementary', { name: 'Premium' });
  const offer = bar.getByRole('link', { name: translate('Become a Premium member') });
  const expectNoOffer = async () => {
    await expect(pageHeading(page)).toBeVisible();
    await settled(page);
    await expect(bar).toHaveCount(0);
  };
  await page.goto(`${origin}/login`);
  await expectNoOffer();
  await openSignedIn(page, { origin, sandbox }, 'complete');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(async () => (await readBox(bar)).height).toBeLessThanOrEqual(48);
  }
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => readBottom(bar)).toBeLessThan(0);
  await page.setViewportSize({ width: 1280, height: 740 });
  await navBar(page, translate)
    .getByRole('link', { name: translate('Visitors') })
    .click();
  await expect(page).toHaveURL(/visitors/);
  await offer.click();
  await expect(page).toHaveURL(/premium-plans/);
  await expect(bar).toHaveText(translate('Become a Premium member'));
  await expect(offer).toHaveCount(0);
  await signOut(page);
  await openSignedIn(page, { origin, sandbox }, 'premium');
  await expect(navBar(page, translate)).toBeVisible();
  await expectNoOffer();
});
