// Tags: @compile/bundler
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import buildConfig from '../../build.config.ts';
import { journeySites } from '../../scripts/local/screenshots/sampleSites.ts';
import { fetchToken } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openBlankPage, writeToken } from '../../scripts/local/screenshots/signIn.ts';
import { budgetPages } from '../browser/budgetPages.ts';
import { recordPageLoad } from '../browser/recordPageLoad.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

const budgets = buildConfig.budgets ?? {};
const countedTypes = { script: 'script', stylesheet: 'style', font: 'font' } as const;

/** Shortest timer that waits until the page's own requests are over. */
const LONG_TIMER_MS = 2000;

/** Holds back what a page loads after a time of its own: however slow the machine is, that is no part of its first load. */
const holdLongTimers = (page: Page) =>
  page.addInitScript((long) => {
    const { setTimeout: plain } = globalThis;
    globalThis.setTimeout = ((run: () => void, ms = 0) => (ms < long ? plain(run, ms) : 0)) as typeof setTimeout;
  }, LONG_TIMER_MS);

/** What a page has loaded when it has its content and asks for nothing more; bytes as they would be packed by gzip. */
async function loadCold(page: Page, address: string, content: string) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const load = await recordPageLoad(await page.context().newCDPSession(page));
  await holdLongTimers(page);
  await page.goto(address);
  await page.locator(content).first().waitFor();
  await settled(page);
  const used = { script: 0, style: 0, font: 0, requests: load.requests };
  for (const response of responses) {
    const kind = countedTypes[response.request().resourceType() as keyof typeof countedTypes];
    if (kind === undefined) continue;
    const body = await response.body();
    used[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
  }
  return used;
}

ownPageTest('every page of budgetPages.ts has a budget in build.config.ts, and no other', () => {
  expect(Object.keys(budgets).toSorted()).toEqual(Object.keys(budgetPages).toSorted());
});

for (const [name, { path, account, content }] of Object.entries(budgetPages)) {
  for (const { key } of account === undefined ? journeySites : journeySites.slice(0, 1)) {
    test.describe(() => {
      test.use({ siteKey: key });
      test.skip(({ browserName }) => browserName === 'firefox', 'the bytes that a page loads are counted by CDP');

      ownPageTest(`${name} keeps its budget, ${key}`, async ({ page, origin, sandbox }) => {
        if (account === undefined) await openBlankPage(page, origin);
        else await writeToken(page, origin, await fetchToken(sandbox, account));
        const used = await loadCold(page, origin + path, content);
        console.log(`${name}, ${key}: ${JSON.stringify(used)}`);
        const budget = budgets[name]!;
        const excess = Object.entries(used).filter(([kind, amount]) => amount > budget[kind as keyof typeof budget]);
        expect(Object.fromEntries(excess), `beyond ${JSON.stringify(budget)}`).toEqual({});
        const leftOver = await page.evaluate(() => globalThis.earlyRequests && Object.keys(earlyRequests!.byUrl));
        expect(leftOver, 'what the document has asked for and the app has not').toEqual(account && []);
      });
    });
  }
}
