// Tags: @magic-link @confirm-email
import type { Page } from '@playwright/test';
import type { ReceivedReport } from '../../scripts/backend/sandbox/receivedReport.ts';
import type { AccountStage } from '../../scripts/backend/sandbox/world/accountTypes.ts';
import {
  emailOf,
  fetchNewestEmailLink,
  fetchRecordedRequests,
  fetchReports,
  fetchToken,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { magicLinkUrl } from '../../scripts/local/screenshots/signIn.ts';
import { expectCalls, pageHeading, readToken } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

const home = '/membership-area/home';

/**
 * Records everything that could send a token elsewhere or store it in a wrong place.
 *
 * @param address the address of the link: the browser requests it before any script of the page runs
 * @param calls the URLs that must contain the token
 */
async function recordTokenUse(page: Page, sandbox: string, address: string, calls: string[] = []) {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { authorization: _, ...headers } = request.headers();
    const url = request.url();
    if (url === address) return;
    seen.push(JSON.stringify(url.startsWith(sandbox) ? headers : request.headers()), request.postData() ?? '');
    if (!calls.includes(url)) seen.push(url);
  });
  page.on('websocket', (socket) => {
    seen.push(socket.url());
    socket.on('framesent', ({ payload }) => seen.push(String(payload)));
  });
  page.on('console', (message) => seen.push(message.text()));
  return {
    seen,
    /** Records what the page stores and shows, except the stored token itself. */
    async recordPage(): Promise<void> {
      await settled(page);
      seen.push(page.url());
      seen.push(
        await page.evaluate(() => {
          const { token: _, ...stored } = { ...localStorage };
          const { cookie, referrer, title, documentElement } = document;
          return JSON.stringify([
            stored,
            { ...sessionStorage },
            history.state,
            cookie,
            referrer,
            title,
            documentElement.outerHTML,
          ]);
        }),
      );
      seen.push(await page.evaluate(async () => JSON.stringify(await indexedDB.databases())));
    },
    /** The URLs of the browser history, in Chromium with the titles. */
    async readHistory(): Promise<string[]> {
      if (page.context().browser()?.browserType().name() === 'firefox')
        return page.evaluate(() => navigation.entries().map(({ url }) => url ?? ''));
      const client = await page.context().newCDPSession(page);
      const { entries } = await client.send('Page.getNavigationHistory');
      return entries.map(({ url, title }) => `${url} ${title}`);
    },
  };
}

test.describe('the tokens of links', () => {
  test.use({ statisticsChoice: 'yes' });

  for (const stage of ['complete', 'halfway'] as AccountStage[]) {
    ownPageTest(
      `a sign-in token is only in the Authorization header and in its own storage item (${stage})`,
      async ({ page, origin, sandbox }) => {
        const token = await fetchToken(sandbox, stage);
        const address = magicLinkUrl(origin, token, '?target=visitors');
        const record = await recordTokenUse(page, sandbox, address);
        await page.goto(`${origin}/login`);
        await page.goto(address);
        await expect(page).not.toHaveURL(/magiclink|login/);
        await expect(pageHeading(page)).toBeVisible();
        await record.recordPage();
        await page.goto(`${origin}/error/profile`);
        await expect(pageHeading(page)).toBeVisible();
        // Proves that events are reported, and so are among what was recorded.
        const isReported = ({ event }: ReceivedReport) =>
          event.event === 'pageView' && event.route === '/error/profile';
        await expect.poll(async () => (await fetchReports(sandbox)).some(isReported)).toBe(true);
        await record.recordPage();
        await page.goBack();
        await expect(pageHeading(page)).toBeVisible();
        await record.recordPage();
        await page.goBack();
        await expect(page).not.toHaveURL(/login/);
        await expect(pageHeading(page)).toBeVisible();
        await page.goForward();
        await expect(pageHeading(page)).toBeVisible();
        await record.recordPage();
        expect(record.seen.filter((text) => text.includes(token))).toEqual([]);
        const history = await record.readHistory();
        expect(history.filter((url) => url.includes('magiclink') || url.includes(token.slice(0, 40)))).toEqual([]);
        expect(history.at(-1)).toContain(`${origin}/error/profile`);
        await expect.poll(() => readToken(page)).toBe(token);
        const authorized = (await fetchRecordedRequests(sandbox)).filter(
          ({ headers }) => headers.authorization === `Bearer ${token}`,
        );
        expect(authorized.length).toBeGreaterThan(2);
      },
    );
  }

  for (const [start, end] of [
    ['/', '%3E.'],
    ['//', ')?utm_source=mail#top'],
  ]) {
    ownPageTest(`a link that comes as ${start}…${end} signs in`, async ({ page, origin, sandbox }) => {
      const token = await fetchToken(sandbox, 'complete');
      const address = `${origin}${start}magiclink/${token}${end}`;
      const record = await recordTokenUse(page, sandbox, address);
      await page.goto(address);
      await expect(page).toHaveURL(origin + home);
      await expect(pageHeading(page)).toBeVisible();
      await expect.poll(() => readToken(page)).toBe(token);
      await expect
        .poll(async () => (await record.readHistory()).filter((url) => url.includes(token.slice(0, 40))))
        .toEqual([]);
    });
  }

  for (const path of ['/x/magiclink/', '/%2Fmagiclink%2F']) {
    ownPageTest(`a token leaves the address also at ${path}…, which has no page`, async ({ page, origin, sandbox }) => {
      const token = await fetchToken(sandbox, 'complete');
      const address = `${origin}${path}${token}`;
      const record = await recordTokenUse(page, sandbox, address);
      await page.goto(address);
      await expect(pageHeading(page)).toHaveText('We can’t find this page');
      await record.recordPage();
      expect(record.seen.filter((text) => text.includes(token))).toEqual([]);
      await expect.poll(async () => (await record.readHistory()).filter((url) => url.includes(token))).toEqual([]);
    });
  }

  ownPageTest('a password reset token is only in the calls that need it', async ({ page, origin, sandbox }) => {
    await page.goto(`${origin}/resetPassword`);
    await page.getByLabel('Email address').fill(emailOf('complete'));
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(pageHeading(page)).toHaveText('Check your mailbox');
    const address = await fetchNewestEmailLink(sandbox);
    const token = address.split('/').at(-1)!;
    const record = await recordTokenUse(page, sandbox, address, [`${sandbox}/api/auth/password/reset/${token}`]);
    await page.goto(address);
    await expect(page).toHaveURL(`${origin}/resetPassword/link`);
    await page.getByLabel('New password').fill('three quiet harbours');
    await record.recordPage();
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page).toHaveURL(origin + home);
    await expect(pageHeading(page)).toHaveText('Hello, Margaret');
    await record.recordPage();
    await page.goto(`${origin}/error/profile`);
    await page.goBack();
    await expect(pageHeading(page)).toBeVisible();
    await record.recordPage();
    expect(record.seen.filter((text) => text.includes(token))).toEqual([]);
    await expect.poll(async () => (await record.readHistory()).filter((url) => url.includes(token))).toEqual([]);
    await expectCalls(page, sandbox, 'checkPasswordReset', 1);
    await expectCalls(page, sandbox, 'resetPassword', 1);
  });
});
