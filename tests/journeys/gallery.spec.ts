import { expect, type Page, test } from '@playwright/test';
import { type GalleryServer, serveGallery } from '../../scripts/gallery/serveGallery.ts';
import { findAxeFaults, findFocusFaults, findLayoutFaults } from '../look/faultsOfPage.ts';
import { viewName, views } from '../look/views.ts';
import { galleryPort } from './sites.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Two of each age band, six themes, all languages; what opens over the page as well. */
const looks = [
  'theme=burgundy&band=40&lang=en',
  'theme=champagne&band=40&lang=pl',
  'theme=forest&band=50&lang=de',
  'theme=midnight&band=50&lang=cs',
  'theme=ocean&band=60&lang=fr',
  'theme=berry&band=60&lang=de',
  'theme=amber&band=40&lang=pl&layer=dialog',
  'theme=forest&band=50&lang=de&layer=drawer',
  'theme=slate&band=60&lang=fr&layer=dialog',
];

let gallery: GalleryServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  gallery = await serveGallery(root, galleryPort);
});
test.afterAll(() => gallery.close());

async function open(page: Page, look: string): Promise<void> {
  await page.goto(`${gallery.origin}/?${look}`);
  // Behind a dialog there is nothing for assistive technology, the heading of the page included.
  await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 });
}

for (const look of looks) {
  test(`${look}: no component in any state is cut off, too small or in the way, by day and by night`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page, look);
    for (const view of views.toReversed()) {
      expect.soft(await findLayoutFaults(page, view), viewName(view)).toEqual([]);
      if (view.width === 1440) expect.soft(await findAxeFaults(page, 'dark'), `axe, ${viewName(view)}`).toEqual([]);
      if (view.width === 360) expect.soft(await findAxeFaults(page, 'light'), `axe, ${viewName(view)}`).toEqual([]);
    }
  });
}

test('whoever tabs through the gallery always sees where they are', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, 'theme=forest&band=50&lang=de');
  expect(await findFocusFaults(page, 300)).toEqual([]);
});
