import { test } from '@playwright/test';
import { buildComponentGallery } from '../../scripts/local/screenshots/gallery/buildComponentGallery.ts';
import { galleryFolder, projectRoot } from '../browser/testPortsAndFolders.ts';

test('the gallery of components compiles', async () => {
  test.setTimeout(180_000);
  await buildComponentGallery(projectRoot, galleryFolder);
});
