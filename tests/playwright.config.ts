import { availableParallelism } from 'node:os';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumArgs } from '../scripts/local/screenshots/ensureChromium.ts';
import { reservePorts } from './browser/reservePorts.ts';
import { outputFolder } from './browser/testPortsAndFolders.ts';
import type { EngineOptions } from './engines/engineTest.ts';
import { findFirefox, findWebKit } from './engines/findEngines.ts';
import { badWeather } from './support/badWeather.ts';
import { isFullMatrix } from './support/isFullMatrix.ts';

// The workers load this file too, and get the ports of their run from the environment.
process.env.MATCHPRESS_FIRST_PORT ??= String(await reservePorts());

/** These run on pages of their own, without a site. */
const gallerySpecs = [
  'components/interaction.spec.ts',
  'visual/componentGallery.spec.ts',
  'visual/visualRules.spec.ts',
];

const repeatEach = badWeather?.repeatEach ?? 1;
const engineSpecs = 'engines/*.spec.ts';
const firefox = findFirefox();

/** The engines beside Chromium that are installed. */
const otherEngines: NonNullable<PlaywrightTestConfig<object, EngineOptions>['projects']> = [];
if (firefox !== undefined) {
  otherEngines.push({
    name: 'firefox',
    dependencies: ['setup sites'],
    testMatch: isFullMatrix ? ['journeys/*.spec.ts', engineSpecs] : engineSpecs,
    // Debian's, which Playwright drives by the protocol that browsers share.
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: firefox,
        // As in Chromium, no page comes back from the back/forward cache: the driver would wait for it in vain.
        firefoxUserPrefs: {
          'browser.sessionhistory.max_total_viewers': 0,
          // Drawing costs as much as all else, at 60 frames a second.
          'layout.frame_rate': 10,
          'dom.ipc.processPrelaunch.enabled': false,
        },
      },
    },
  });
}
if (findWebKit() !== undefined) {
  otherEngines.push({
    name: 'webkit',
    dependencies: ['setup sites'],
    testMatch: engineSpecs,
    use: { inWebKit: true },
  });
}

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: outputFolder,
  snapshotPathTemplate: '{testDir}/visual/trees/{arg}{ext}',
  fullyParallel: true,
  // One more than there are cores uses the time that the others wait.
  workers: badWeather?.workers ?? availableParallelism() + 1,
  // Only tells a test that races from one that fails; tests/runner/summarize.ts names it.
  retries: process.env.CI ? 1 : 0,
  // A screen loads its own chunk, and several browsers may share a slow machine. The longest test opens 40 pages.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  projects: [
    { name: 'setup sites', testMatch: 'browser/compileApp.setup.ts' },
    { name: 'setup gallery', testMatch: 'components/compileGallery.setup.ts' },
    // One project for all sites, because two projects never share a worker; a test chooses its site by siteKey.
    {
      name: 'journeys',
      repeatEach,
      dependencies: ['setup sites'],
      testMatch: ['journeys/*.spec.ts', 'visual/screens.spec.ts', 'visual/looks.spec.ts', engineSpecs],
    },
    ...otherEngines,
    { name: 'gallery', repeatEach, dependencies: ['setup gallery'], testMatch: gallerySpecs },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    // Tests about motion turn it on.
    reducedMotion: 'reduce',
    // Recording every test would take longer than the tests; `--trace on` records a failing one.
    trace: 'on-first-retry',
    launchOptions: {
      args: chromiumArgs,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});
