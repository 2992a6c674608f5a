import { test } from '@playwright/test';
import { buildFor } from './buildFor.ts';
import { journeySites } from './sites.ts';

// The workers build their sites when they need them; compiled once, each takes less than a second.
test('the app compiles', async () => {
  test.setTimeout(180_000);
  await buildFor(journeySites[0], 0);
});
