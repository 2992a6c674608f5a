import type { Page } from '@playwright/test';
import { injectFault } from '../../scripts/screenshots/sandboxControl.ts';
import { signInByLink } from '../../scripts/screenshots/signIn.ts';
import { openMenu, pageHeading, readRootFontSize, signOut } from '../browser/memberActions.ts';
import { expect, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'german' });

test.describe('the size of text', () => {
  test('can be chosen before signing in, and remains after a reload', async ({ page, origin, translate }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${origin}/login`);
    const before = await readRootFontSize(page);
    await page.getByRole('banner').getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: translate('Larger text') })
      .click();
    expect(await readRootFontSize(page)).toBeCloseTo(before * 1.15, 1);
    await page.reload();
    await expect(pageHeading(page)).toBeVisible();
    expect(await readRootFontSize(page)).toBeCloseTo(before * 1.15, 1);
  });

  test('grows to 200 % in six steps, in all tabs', async ({ page, context, origin, sandbox, translate }) => {
    await signInByLink(page, { origin, sandbox }, 'complete');
    const other = await context.newPage();
    await other.goto(`${origin}/membership-area/home`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    const before = await readRootFontSize(page);
    const larger = page.getByRole('contentinfo').getByRole('button', { name: translate('Larger text') });
    for (const scale of [1.15, 1.3, 1.5, 1.75, 2]) {
      await larger.click();
      expect(await readRootFontSize(page)).toBeCloseTo(before * scale, 1);
    }
    await expect(larger).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => readRootFontSize(other)).toBeCloseTo(before * 2, 1);
  });

  test('is remembered for each member of a device', async ({ page, origin, sandbox, translate }) => {
    await signInByLink(page, { origin, sandbox }, 'complete');
    const normal = await readRootFontSize(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: translate('Larger text') }).click();
    await footer.getByRole('button', { name: translate('Larger text') }).click();
    expect(await readRootFontSize(page)).toBeCloseTo(normal * 1.3, 1);
    await signOut(page, { origin });
    await signInByLink(page, { origin, sandbox }, 'premium');
    await footer.getByRole('button', { name: translate('Smaller text') }).click();
    await expect.poll(() => readRootFontSize(page)).toBeCloseTo(normal * 1.15, 1);
    await signOut(page, { origin });
    await signInByLink(page, { origin, sandbox }, 'complete');
    await expect.poll(() => readRootFontSize(page)).toBeCloseTo(normal * 1.3, 1);
  });
});

test.describe('motion', () => {
  /** The duration of the longest animation on the page, in milliseconds. */
  const readLongestAnimation = (page: Page) =>
    page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))),
    );

  test('is reduced as the device asks, until the member chooses', async ({
    page,
    origin,
    sandbox,
    translate,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'the driver of Firefox does not set what the device asks for');
    // The start page shows an animation while it loads.
    await injectFault(sandbox, { call: 'fetchDashboard', kind: 'delay', ms: 3000, times: 0 });
    await signInByLink(page, { origin, sandbox }, 'complete');
    expect(await readLongestAnimation(page)).toBeGreaterThan(100);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(pageHeading(page)).toBeVisible();
    expect(await readLongestAnimation(page)).toBeLessThanOrEqual(1);
    const reduceMotion = page.getByRole('contentinfo').getByRole('switch', { name: translate('Reduce motion') });
    await expect(reduceMotion).toBeChecked();
    await reduceMotion.click();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await reduceMotion.click();
    await page.reload();
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
    expect(await readLongestAnimation(page)).toBeLessThanOrEqual(1);
    await openMenu(page, translate);
    expect(await readLongestAnimation(page)).toBeLessThanOrEqual(1);
  });
});

test('the choices of a device apply in all tabs', async ({ page, context, origin, sandbox, translate }) => {
  await signInByLink(page, { origin, sandbox }, 'complete');
  const other = await context.newPage();
  await other.goto(`${origin}/membership-area/my-account`);
  const menu = await openMenu(page, translate);
  for (const name of ['Keep messages until I close them', 'Quiet mode']) {
    await expect(other.getByRole('checkbox', { name: translate(name) })).not.toBeChecked();
    await menu.getByRole('switch', { name: translate(name) }).click();
    await expect(other.getByRole('checkbox', { name: translate(name) })).toBeChecked();
  }
});
