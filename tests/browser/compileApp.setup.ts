import { test } from '@playwright/test';
import { buildTestSite } from './buildTestSite.ts';
import { journeySites } from './testSites.ts';

// The workers build their sites when they need them; compiled once, each takes less than a second.
test('the app compiles', async () => {
  test.setTimeout(180_000);
  await buildTestSite(journeySites[0], 0);
});
