import { writeFile } from 'node:fs/promises';
import type { AccountName } from '../../scripts/sandbox/world/accounts.ts';
import { fetchToken } from '../../scripts/screenshots/sandboxControl.ts';
import { servedSiteTest } from '../browser/siteTest.ts';
import { startPlaywright } from './startPlaywright.ts';
import { startWebKit } from './startWebKit.ts';
import type { StartedEngine, Tab, TabOptions } from './Tab.ts';

interface EngineFixtures {
  /** Makes a tab that of a member who has signed in some time ago, or of a guest. */
  signIn: (tab: Tab, account?: AccountName) => Promise<void>;
  /** Opens a tab of a browser of its own. WebKit's driver has one browser at a time. */
  openTab: (options?: TabOptions & { account?: AccountName }) => Promise<Tab>;
}

export interface EngineOptions {
  /** Runs the tests in WebKit by its own driver, and not in the browser of Playwright that `browserName` says. */
  inWebKit: boolean;
}

/** A test of what a person does, in every engine. */
export const test = servedSiteTest.extend<EngineFixtures, EngineOptions & { engine: StartedEngine }>({
  inWebKit: [false, { option: true, scope: 'worker' }],
  engine: [
    async ({ inWebKit, playwright, browserName, launchOptions, channel }, use) => {
      const options = { ...launchOptions, ...(channel !== undefined && { channel }) };
      const engine = inWebKit ? await startWebKit() : startPlaywright(playwright[browserName], options);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  signIn: async ({ origin, sandbox }, use) => {
    await use(async (tab, account) => {
      // A file of the origin in which no script runs.
      await tab.open(`${origin}/robots.txt`);
      const token = account === undefined ? null : await fetchToken(sandbox, account);
      await tab.read((token) => {
        for (const key of ['usageStatistics', 'adMeasurement']) localStorage.setItem(key, 'no');
        if (token === null) localStorage.removeItem('token');
        else localStorage.setItem('token', token);
      }, token);
    });
  },
  openTab: async ({ engine, signIn }, use, testInfo) => {
    const opened: Awaited<ReturnType<StartedEngine['open']>>[] = [];
    await use(async ({ account, ...options } = {}) => {
      const browser = await engine.open(options);
      opened.push(browser);
      const { tab } = browser;
      await signIn(tab, account);
      return tab;
    });
    for (const { tab, quit } of opened) {
      if (testInfo.status !== testInfo.expectedStatus) {
        await tab.screenshot().then(
          (picture) => writeFile(testInfo.outputPath('tab.png'), picture),
          () => {},
        );
      }
      await quit();
    }
  },
});
