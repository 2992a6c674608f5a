import { test } from '@playwright/test';
import { buildGallery } from '../../scripts/local/screenshots/gallery/buildGallery.ts';
import { galleryFolder, projectRoot } from '../browser/testPortsAndFolders.ts';

test('the gallery of components compiles', async () => {
  test.setTimeout(180_000);
  await buildGallery(projectRoot, galleryFolder);
});
