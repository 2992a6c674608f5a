// Tags: @live
import { fetchToken } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openBlankPage, writeToken } from '../../scripts/local/screenshots/signIn.ts';
import { budgetPages } from '../browser/budgetPages.ts';
import { settled, watchOpenWork } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

/** Why a browser did not keep a page: for something that the page does, or under the circumstances. */
interface Explanation {
  type: 'PageSupportNeeded' | 'SupportPending' | 'Circumstantial';
  reason: string;
}

test.skip(({ browserName }) => browserName === 'firefox', 'only Chromium says why it did not keep a page');

ownPageTest(
  'no page keeps itself out of the back/forward cache',
  async ({ playwright, launchOptions, origin, sandbox }) => {
    // Playwright's own arguments turn the cache off, and a browser without windows has none: it names the reasons all the same.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const elsewhere = origin.replace('127.0.0.1', 'localhost');
    for (const name of ['login', 'home', 'activeChat', 'plans'] as const) {
      const { path, account, content } = budgetPages[name]!;
      const page = await browser.newPage();
      await watchOpenWork(page.context());
      if (account === undefined) await openBlankPage(page, origin);
      else await writeToken(page, origin, await fetchToken(sandbox, account));
      const cdp = await page.context().newCDPSession(page);
      const explained: Explanation[] = [];
      cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        explained.push(...notRestoredExplanations),
      );
      await cdp.send('Page.enable');
      await page.goto(origin + path);
      await page.locator(content).first().waitFor();
      await settled(page);
      await page.goto(`${elsewhere}/login`);
      await page.goBack();
      await expect.poll(() => explained.length, { message: name }).toBeGreaterThan(0);
      expect(
        explained.filter(({ type }) => type !== 'Circumstantial'),
        name,
      ).toEqual([]);
      await page.context().close();
    }
    await browser.close();
  },
);
