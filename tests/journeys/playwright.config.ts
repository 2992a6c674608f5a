import { defineConfig } from '@playwright/test';
import { browserArgs } from '../support/findBrowser.ts';
import { furtherSites, type JourneySite, journeySites } from './sites.ts';

const looks = '{look,firstPaint}.spec.ts';

/** On pages of their own, without a site. */
const ofGallery = ['gallery.spec.ts', 'components.spec.ts', 'lookRules.spec.ts'];

/** What is the same on every site; one is enough. */
const ofOneSite: Record<string, readonly string[]> = {
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
const ofOtherSites = (own: string) =>
  Object.entries(ofOneSite).flatMap(([key, files]) => (key === own ? [] : files.map((file) => `${file}.spec.ts`)));

export default defineConfig<{ siteKey: JourneySite['key'] }>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './globalSetup.ts',
  // A sandbox is one world for all journeys on its site: three sites at a time, each with one worker. On two cores the
  // third uses what the others wait for.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  // A screen is a chunk of its own, and two browsers share what may be a slow machine.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  projects: [
    ...journeySites.map(({ key }) => ({
      name: key,
      use: { siteKey: key },
      testIgnore: [...ofGallery, ...ofOtherSites(key)],
      workers: 1,
    })),
    ...furtherSites.map(({ key }) => ({ name: key, use: { siteKey: key }, testMatch: looks, workers: 1 })),
    { name: 'gallery', testMatch: ofGallery, workers: 1 },
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
