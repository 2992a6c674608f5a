// Tags: @shell/display @device
import type { Page } from '@playwright/test';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { holdRequests, openMenu, readRootFontSize, signOut, unfoldFooter } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'german' });

test.describe('the size of text', () => {
  ownPageTest('can be chosen before signing in, and remains after a reload', async ({ page, origin, translate }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${origin}/login`);
    await settled(page);
    const before = await readRootFontSize(page);
    await page.getByRole('banner').getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: translate('Larger text') })
      .click();
    await expect.poll(() => readRootFontSize(page)).toBeCloseTo(before * 1.15, 1);
    await page.reload();
    await settled(page);
    await expect.poll(() => readRootFontSize(page)).toBeCloseTo(before * 1.15, 1);
  });

  ownPageTest('grows to 200 % in six steps, in all tabs', async ({ page, context, origin, sandbox, translate }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete');
    const other = await context.newPage();
    await other.goto(`${origin}/membership-area/home`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    const before = await readRootFontSize(page);
    await unfoldFooter(page);
    const larger = page.getByRole('contentinfo').getByRole('button', { name: translate('Larger text') });
    for (const scale of [1.15, 1.3, 1.5, 1.75, 2]) {
      await larger.click();
      await expect.poll(() => readRootFontSize(page)).toBeCloseTo(before * scale, 1);
    }
    await expect(larger).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => readRootFontSize(other)).toBeCloseTo(before * 2, 1);
  });

  ownPageTest('is remembered for each member of a device', async ({ page, origin, sandbox, translate }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await settled(page);
    const normal = await readRootFontSize(page);
    const footer = page.getByRole('contentinfo');
    await unfoldFooter(page);
    await footer.getByRole('button', { name: translate('Larger text') }).click();
    await footer.getByRole('button', { name: translate('Larger text') }).click();
    await expect.poll(() => readRootFontSize(page)).toBeCloseTo(normal * 1.3, 1);
    await signOut(page);
    await openSignedIn(page, { origin, sandbox }, 'premium');
    await unfoldFooter(page);
    await footer.getByRole('button', { name: translate('Smaller text') }).click();
    await expect.poll(() => readRootFontSize(page)).toBeCloseTo(normal * 1.15, 1);
    await signOut(page);
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await expect.poll(() => readRootFontSize(page)).toBeCloseTo(normal * 1.3, 1);
  });
});

test.describe('motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  /** Records the animations of each document; the function it gives reads how long the longest lasted, in milliseconds. */
  async function recordAnimations(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const record = window as unknown as { longestAnimation: number };
      record.longestAnimation = 0;
      const measure = () => {
        const durations = document.getAnimations().map(({ effect }) => effect?.getComputedTiming().activeDuration);
        record.longestAnimation = Math.max(record.longestAnimation, ...durations.map(Number));
      };
      for (const type of ['animationstart', 'transitionrun']) addEventListener(type, measure, { capture: true });
    });
    return async () => {
      await settled(page);
      return page.evaluate(() => (window as unknown as { longestAnimation: number }).longestAnimation);
    };
  }

  ownPageTest(
    'is reduced as the device asks, until the member chooses',
    async ({ page, origin, sandbox, translate, browserName }) => {
      test.skip(browserName === 'firefox', 'the driver of Firefox does not set what the device asks for');
      const readLongest = await recordAnimations(page);
      // The home page shows an animation while it loads.
      await holdRequests(page, ({ pathname }) => pathname === '/api/dashboard/');
      await openSignedIn(page, { origin, sandbox }, 'complete');
      await expect.poll(readLongest).toBeGreaterThan(100);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await expect.poll(readLongest).toBeLessThanOrEqual(1);
      await unfoldFooter(page);
      const reduceMotion = page.getByRole('contentinfo').getByRole('switch', { name: translate('Reduce motion') });
      await expect(reduceMotion).toBeChecked();
      await reduceMotion.click();
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await reduceMotion.click();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
      await openMenu(page, translate);
      await expect.poll(readLongest).toBeLessThanOrEqual(1);
    },
  );
});

ownPageTest('the choices of a device apply in all tabs', async ({ page, context, origin, sandbox, translate }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete');
  const other = await context.newPage();
  await other.goto(`${origin}/membership-area/my-account`);
  const menu = await openMenu(page, translate);
  for (const name of ['Keep messages until I close them', 'Quiet mode']) {
    await expect(other.getByRole('checkbox', { name: translate(name) })).not.toBeChecked();
    await menu.getByRole('switch', { name: translate(name) }).click();
    await expect(other.getByRole('checkbox', { name: translate(name) })).toBeChecked();
  }
});
