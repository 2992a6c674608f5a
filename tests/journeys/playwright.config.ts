import { defineConfig } from '@playwright/test';
import { browserArgs } from '../support/findBrowser.ts';
import { type JourneySite, journeySites } from './sites.ts';

export default defineConfig<{ siteKey: JourneySite['key'] }>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './globalSetup.ts',
  // A sandbox is one world for all journeys on its site; one worker keeps them from meeting each other in it.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  projects: journeySites.map(({ key }) => ({
    name: key,
    use: { siteKey: key },
    // Who may go where is the same on every site; one is enough.
    testIgnore: key === 'american' ? [] : ['routes.spec.ts'],
  })),
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      args: browserArgs,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});
