// Tags: @ui @component-gallery
import type { Page } from '@playwright/test';
import { expect, test } from '../components/galleryTest.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { allGalleryChecks, type GalleryVariant, galleryChecks } from './galleryChecks.ts';
import { findAxeViolations, findFocusViolations, findLayoutViolations } from './pageViolations.ts';
import { viewportName, viewports } from './viewports.ts';

/** Widths of the window in which axe runs, by colour scheme. */
const axeWidthsPx = { light: 360, dark: 1440 };

async function openGallery(page: Page, variant: GalleryVariant): Promise<void> {
  await page.goto(`/?${new URLSearchParams(variant)}`);
  // Behind a dialog the heading is hidden from assistive technology, so it has no role.
  await expect(page.locator('#gallery')).toBeVisible();
}

for (const { variant, axe } of isFullMatrix ? allGalleryChecks : galleryChecks) {
  const name = [...Object.values(variant), ...axe].join(' ');
  test(`${name}: no component in any state is cut off, too small or covered`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1440, height: 800 });
    await openGallery(page, variant);
    for (const view of viewports.toReversed()) {
      expect.soft(await findLayoutViolations(page, view), viewportName(view)).toEqual([]);
      for (const scheme of axe.filter((one) => axeWidthsPx[one] === view.width)) {
        expect.soft(await findAxeViolations(page, scheme), `axe, ${viewportName(view)}`).toEqual([]);
      }
    }
  });
}

test('the focus is visible on every element of the gallery', async ({ page }) => {
  test.setTimeout(120_000);
  await openGallery(page, { theme: 'forest', band: '50', lang: 'de' });
  const violations = await findFocusViolations(page);
  expect(violations).toEqual([]);
});
