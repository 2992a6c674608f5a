import { writeFile } from 'node:fs/promises';
import type { AccountName } from '../../scripts/backend/sandbox/world/accountTypes.ts';
import { fetchToken } from '../../scripts/local/screenshots/sandboxControl.ts';
import { servedSiteTest } from '../browser/siteTest.ts';
import { startPlaywright } from './startPlaywright.ts';
import { startWebKit } from './startWebKit.ts';
import { type StartedEngine, type Tab, tabSize } from './Tab.ts';

interface EngineFixtures {
  /**
   * Gives a tab, the first of a test with an empty storage, which its others share: that of a guest, or of a member who
   * has signed in some time ago. `stored`: what else the device remembers.
   */
  openTab: (account?: AccountName, stored?: Readonly<Record<string, string>>) => Promise<Tab>;
}

export interface EngineOptions {
  /** Runs the tests in WebKit by its own driver, and not in the browser of Playwright that `browserName` says. */
  inWebKit: boolean;
}

interface EngineState {
  engine: StartedEngine;
  /** The tabs that no test has now: to open one costs more than most of what is done in it. */
  restingTabs: Tab[];
}

/** A test of what a person does, in every engine. */
export const test = servedSiteTest.extend<EngineFixtures, EngineOptions & EngineState>({
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
  restingTabs: [async ({}, use) => use([]), { scope: 'worker' }],
  openTab: async ({ engine, restingTabs, origin, sandbox }, use, testInfo) => {
    const opened: Tab[] = [];
    await use(async (account, stored = {}) => {
      const tab = restingTabs.pop() ?? (await engine.openTab());
      opened.push(tab);
      if (opened.length === 1) {
        await rest(tab, origin);
        const token = account !== undefined && (await fetchToken(sandbox, account));
        const { user_id: owner } = token ? JSON.parse(atob(token.split('.')[1]!)) : { user_id: '' };
        // The member has answered the question about statistics.
        const member = JSON.stringify({
          owner,
          values: ['usageStatistics', 'adMeasurement'].map((name) => [name, 'no']),
        });
        await tab.read(
          (items) => {
            for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
          },
          { ...(token && { token, member }), ...stored },
        );
      }
      return tab;
    });
    for (const [index, tab] of opened.entries()) {
      if (!(await tab.isOpen())) continue;
      if (testInfo.status !== testInfo.expectedStatus) {
        await tab.screenshot().then(
          (picture) => writeFile(testInfo.outputPath(`tab-${index + 1}.png`), picture),
          () => {},
        );
      }
      await rest(tab, origin);
      await tab.resize(tabSize.width, tabSize.height);
      restingTabs.push(tab);
    }
  },
});

/** Leaves the page of a tab for a file of the origin in which no script runs, and empties the storage. */
async function rest(tab: Tab, origin: string): Promise<void> {
  await tab.open(`${origin}/robots.txt`);
  await tab.read(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
