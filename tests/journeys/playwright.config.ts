import { defineConfig } from '@playwright/test';
import { browserArgs } from '../support/findBrowser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './globalSetup.ts',
  // The sandbox is one world for all journeys; one worker keeps them from meeting each other in it.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      args: browserArgs,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});
