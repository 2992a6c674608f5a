import { readShift, watchShift } from '../look/readShift.ts';
import { viewName, views } from '../look/views.ts';
import { visits } from '../look/visits.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { expect, test } from './journey.ts';
import { sites } from './sites.ts';

const ofPages = views.slice(1);

for (const [index, site] of sites.entries()) {
  if (!visits.some((visit) => visit.site === site)) continue;
  test.describe(() => {
    test.use({ siteKey: site.key });

    for (const view of isFullMatrix ? ofPages : [ofPages[index % ofPages.length]!]) {
      test(`the sign-in page holds still while it arrives, ${site.key} (${viewName(view)})`, async ({
        page,
        origin,
      }) => {
        await page.setViewportSize({ width: view.width, height: 800 });
        await watchShift(page);
        await page.goto(`${origin}/login`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await readShift(page)).toBeLessThanOrEqual(0.02);
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
