import { test as base, expect } from '@playwright/test';
import { serveGallery } from '../../scripts/local/screenshots/gallery/serveGallery.ts';
import { watchOpenWork } from '../browser/settled.ts';
import { galleryFolder, projectRoot } from '../browser/testPortsAndFolders.ts';

/** A browser test on the page with every component; its addresses are relative to that page. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const { origin, close } = await serveGallery(projectRoot, galleryFolder, 0);
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ gallery }, use) => use(gallery),
  context: async ({ context }, use) => {
    await watchOpenWork(context);
    await use(context);
  },
});

export { expect };
