import { writeFile } from 'node:fs/promises';
import type { AccountName } from '../../scripts/sandbox/world/accounts.ts';
import { fetchToken } from '../../scripts/screenshots/sandboxControl.ts';
import { servedSiteTest } from '../browser/siteTest.ts';
import { startPlaywright } from './startPlaywright.ts';
import { startWebKit } from './startWebKit.ts';
import type { StartedEngine, Tab } from './Tab.ts';

interface EngineFixtures {
  /**
   * Opens a tab, the first of a test with an empty storage, which its others share: that of a guest, or of a member who
   * has signed in some time ago. `stored`: what else the device remembers.
   */
  openTab: (account?: AccountName, stored?: Readonly<Record<string, string>>) => Promise<Tab>;
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
      const engine = inWebKit ? await startWebKit() : await startPlaywright(playwright[browserName], options);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  openTab: async ({ engine, origin, sandbox }, use, testInfo) => {
    const opened: Tab[] = [];
    await use(async (account, stored = {}) => {
      if (opened.length === 0) {
        // A file of the origin in which no script runs.
        await engine.firstTab.open(`${origin}/robots.txt`);
        const token = account !== undefined && (await fetchToken(sandbox, account));
        const { user_id: owner } = token ? JSON.parse(atob(token.split('.')[1]!)) : { user_id: '' };
        // The member has answered the question about statistics.
        const member = JSON.stringify({
          owner,
          values: ['usageStatistics', 'adMeasurement'].map((name) => [name, 'no']),
        });
        await engine.firstTab.read(
          (items) => {
            localStorage.clear();
            for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
          },
          { ...(token && { token, member }), ...stored },
        );
      }
      const tab = await engine.openTab();
      opened.push(tab);
      return tab;
    });
    for (const [index, tab] of opened.entries()) {
      if (testInfo.status !== testInfo.expectedStatus) {
        await tab.screenshot().then(
          (picture) => writeFile(testInfo.outputPath(`tab-${index + 1}.png`), picture),
          () => {},
        );
      }
      await tab.close();
    }
  },
});
