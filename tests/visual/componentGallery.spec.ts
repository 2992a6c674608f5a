import type { Page } from '@playwright/test';
import { expect, test } from '../components/galleryTest.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { allGalleryChecks, type GalleryVariant, galleryChecks } from './galleryChecks.ts';
import { findAxeViolations, findFocusViolations, findLayoutViolations } from './pageViolations.ts';
import { viewportName, viewports } from './viewports.ts';

/** Pixels at which axe reads the page. */
const axeWidthsPx = { light: 360, dark: 1440 };

async function openGallery(page: Page, look: GalleryVariant): Promise<void> {
  await page.goto(`/?${new URLSearchParams(look)}`);
  // Behind a dialog there is nothing for assistive technology, the heading of the page included.
  await expect(page.locator('h1')).toBeVisible();
}

for (const { variant: look, axe } of isFullMatrix ? allGalleryChecks : galleryChecks) {
  const name = [...Object.values(look), ...axe].join(' ');
  test(`${name}: no component in any state is cut off, too small or in the way`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1440, height: 800 });
    await openGallery(page, look);
    for (const view of viewports.toReversed()) {
      expect.soft(await findLayoutViolations(page, view), viewportName(view)).toEqual([]);
      for (const scheme of axe.filter((one) => axeWidthsPx[one] === view.width)) {
        expect.soft(await findAxeViolations(page, scheme), `axe, ${viewportName(view)}`).toEqual([]);
      }
    }
  });
}

test('whoever tabs through the gallery always sees where they are', async ({ page }) => {
  test.setTimeout(120_000);
  await openGallery(page, { theme: 'forest', band: '50', lang: 'de' });
  expect(await findFocusViolations(page, 300)).toEqual([]);
});
