import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findEngines } from '../run/findEngines.ts';
import { browserArgs } from '../support/findBrowser.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { reservePorts } from './reservePorts.ts';
import { journeySites, outputFolder, type SiteKey } from './sites.ts';

// The workers read this file too, and find the ports of their run here.
process.env.MATCHPRESS_FIRST_PORT ??= String(await reservePorts());

/** What is looked at on every site that has it. */
const ofLook = ['look', 'firstPaint'];

/** On pages of their own, without a site. */
const ofGallery = ['gallery', 'components', 'lookRules'];

/** What is the same on every site; one is enough. */
const ofOneSite: Partial<Record<SiteKey, readonly string[]>> = {
  american: [
    'routes',
    'guards',
    'answering',
    'links',
    'session',
    'navigation',
    'errors',
    'firstRun',
    'notifications',
    'unsaved',
    'payment',
    'pictures',
    'faults',
    'hostile',
  ],
  german: ['support', 'shell', 'globalErrors'],
  french: ['legal', 'policy'],
};
const ofOtherSites = (own: SiteKey) => Object.entries(ofOneSite).flatMap(([key, files]) => (key === own ? [] : files));
/** Playwright's other browsers, where they are installed. */
const furtherEngines = isFullMatrix ? findEngines().filter(({ installed }) => installed) : [];
const filesOf = (names: readonly string[]) => names.map((name) => `${name}.spec.ts`);

export default defineConfig<{ siteKey: SiteKey }>({
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
    ...journeySites.map(({ key }) => ({
      name: key,
      dependencies: ['setup sites'],
      use: { siteKey: key },
      testIgnore: filesOf([...ofLook, ...ofGallery, ...ofOtherSites(key)]),
    })),
    { name: 'look', dependencies: ['setup sites'], testMatch: filesOf(ofLook) },
    ...furtherEngines.map(({ name }) => ({
      name,
      dependencies: ['setup sites'],
      testMatch: filesOf(['look']),
      use: { browserName: name, launchOptions: {} },
    })),
    { name: 'gallery', dependencies: ['setup gallery'], testMatch: filesOf(ofGallery) },
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
