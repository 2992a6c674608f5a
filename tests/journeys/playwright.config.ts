import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findEngines } from '../run/findEngines.ts';
import { browserArgs } from '../support/findBrowser.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { reservePorts } from './reservePorts.ts';
import { outputFolder } from './sites.ts';

// The workers read this file too, and find the ports of their run here.
process.env.MATCHPRESS_FIRST_PORT ??= String(await reservePorts());

/** On pages of their own, without a site. */
const ofGallery = ['gallery.spec.ts', 'components.spec.ts', 'lookRules.spec.ts'];

/** Playwright's other browsers, where they are installed. */
const furtherEngines = isFullMatrix ? findEngines().filter(({ installed }) => installed) : [];

export default defineConfig({
  testDir: '.',
  outputDir: outputFolder,
  fullyParallel: true,
  // One more than there are cores uses what the others wait for.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: 60_000,
  // A screen is a chunk of its own, and several browsers share what may be a slow machine.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  projects: [
    { name: 'setup sites', testMatch: 'sites.setup.ts' },
    { name: 'setup gallery', testMatch: 'gallery.setup.ts' },
    // One project, because no two share a worker: which site a test needs is said by the test.
    { name: 'journeys', dependencies: ['setup sites'], testIgnore: ofGallery },
    ...furtherEngines.map(({ name }) => ({
      name,
      dependencies: ['setup sites'],
      testMatch: 'look.spec.ts',
      use: { browserName: name, launchOptions: {} },
    })),
    { name: 'gallery', dependencies: ['setup gallery'], testMatch: ofGallery },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    // Filming every test would cost more than the tests; `--trace on` films one that fails.
    trace: 'off',
    launchOptions: {
      args: browserArgs,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});
