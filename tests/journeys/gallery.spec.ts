import type { Page } from '@playwright/test';
import { findAxeFaults, findFocusFaults, findLayoutFaults } from '../look/faultsOfPage.ts';
import { allGalleryVisits, type GalleryLook, galleryVisits } from '../look/galleryVisits.ts';
import { viewName, views } from '../look/views.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { expect, test } from './galleryTest.ts';

/** Pixels at which axe reads the page. */
const axeWidths = { light: 360, dark: 1440 };

async function open(page: Page, look: GalleryLook): Promise<void> {
  await page.goto(`/?${new URLSearchParams(look)}`);
  // Behind a dialog there is nothing for assistive technology, the heading of the page included.
  await expect(page.locator('h1')).toBeVisible();
}

for (const { look, axe } of isFullMatrix ? allGalleryVisits : galleryVisits) {
  const name = [...Object.values(look), ...axe].join(' ');
  test(`${name}: no component in any state is cut off, too small or in the way`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page, look);
    for (const view of views.toReversed()) {
      expect.soft(await findLayoutFaults(page, view), viewName(view)).toEqual([]);
      for (const scheme of axe.filter((one) => axeWidths[one] === view.width)) {
        expect.soft(await findAxeFaults(page, scheme), `axe, ${viewName(view)}`).toEqual([]);
      }
    }
  });
}

test('whoever tabs through the gallery always sees where they are', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, { theme: 'forest', band: '50', lang: 'de' });
  expect(await findFocusFaults(page, 300)).toEqual([]);
});
