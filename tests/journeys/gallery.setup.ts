import { test } from '@playwright/test';
import { buildGallery } from '../../scripts/gallery/buildGallery.ts';
import { galleryFolder, root } from './sites.ts';

test('the gallery of components compiles', async () => {
  test.setTimeout(180_000);
  await buildGallery(root, galleryFolder);
});
