import { languageIn } from '../../brands/languageVariants.ts';
import { sampleSites } from '../../scripts/screenshots/sampleSites.ts';
import { pageHeading } from '../browser/memberActions.ts';
import { expect, test } from '../browser/siteTest.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { measureLayoutShift, observeLayoutShift } from '../visual/layoutShift.ts';
import { screenChecks } from '../visual/screenChecks.ts';
import { viewportName, viewports } from '../visual/viewports.ts';

/** Far below 0.1, which counts as good. */
const MAX_LAYOUT_SHIFT = 0.02;
const pageViewports = viewports.slice(1);

for (const [index, site] of sampleSites.entries()) {
  if (!screenChecks.some((check) => check.site === site)) continue;
  test.describe(() => {
    test.use({ siteKey: site.key });

    for (const view of isFullMatrix ? pageViewports : [pageViewports[index % pageViewports.length]!]) {
      test(`the sign-in page does not shift while it loads, ${site.key} (${viewportName(view)})`, async ({
        page,
        origin,
      }) => {
        await page.setViewportSize({ width: view.width, height: 800 });
        await observeLayoutShift(page);
        await page.goto(`${origin}/login`);
        await expect(pageHeading(page)).toBeVisible();
        const { total, largest } = await measureLayoutShift(page);
        expect(total, largest).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      });
    }

    test(`the sign-in page shows its brand without any script, ${site.key}`, async ({ page, origin }) => {
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'script' ? route.abort() : route.continue(),
      );
      await page.goto(`${origin}/login`);
      const logo = page.locator('.boot-logo');
      await expect(logo).toBeVisible();
      await expect(logo).toHaveAttribute('alt', new RegExp(`^${site.brand}$`, 'i'));
      await expect(page.getByRole('status')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', languageIn(site.country, site.locale).tag);
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const readPaints = () => page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));
      await expect.poll(readPaints).toContain('first-contentful-paint');
    });
  });
}
