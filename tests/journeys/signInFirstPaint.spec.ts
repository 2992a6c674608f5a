import { expect, test } from '../browser/siteTest.ts';
import { testSites } from '../browser/testSites.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { measureLayoutShift, observeLayoutShift } from '../visual/layoutShift.ts';
import { screenChecks } from '../visual/screenChecks.ts';
import { viewportName, viewports } from '../visual/viewports.ts';

const pageViewports = viewports.slice(1);

for (const [index, site] of testSites.entries()) {
  if (!screenChecks.some((visit) => visit.site === site)) continue;
  test.describe(() => {
    test.use({ siteKey: site.key });

    for (const view of isFullMatrix ? pageViewports : [pageViewports[index % pageViewports.length]!]) {
      test(`the sign-in page holds still while it arrives, ${site.key} (${viewportName(view)})`, async ({
        page,
        origin,
      }) => {
        await page.setViewportSize({ width: view.width, height: 800 });
        await observeLayoutShift(page);
        await page.goto(`${origin}/login`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.02);
      });
    }

    test(`the sign-in page shows its brand though no script has come, ${site.key}`, async ({ page, origin }) => {
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'script' ? route.abort() : route.continue(),
      );
      await page.goto(`${origin}/login`);
      const logo = page.locator('.boot-logo');
      await expect(logo).toBeVisible();
      await expect(logo).toHaveAttribute('alt', new RegExp(`^${site.brand}$`, 'i'));
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const readPaints = () => page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));
      await expect.poll(readPaints).toContain('first-contentful-paint');
    });
  });
}
