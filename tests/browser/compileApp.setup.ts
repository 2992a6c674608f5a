import { test } from '@playwright/test';
import { journeySites } from '../../scripts/local/screenshots/sampleSites.ts';
import { buildTestSite } from './buildTestSite.ts';

// The workers build their sites on demand; after this, each takes less than a second.
test('the app compiles', async () => {
  test.setTimeout(180_000);
  await buildTestSite(journeySites[0], 0);
});
