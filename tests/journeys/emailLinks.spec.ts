import type { Page } from '@playwright/test';
import type { AccountStage } from '../../scripts/sandbox/world/accounts.ts';
import {
  countCalls,
  createExpiringToken,
  emailOf,
  fetchNewestEmailLink,
  fetchRecordedRequests,
  fetchToken,
  magicLinkUrl,
  signInByLink,
  signOut,
} from '../browser/memberActions.ts';
import { expect, sharedPageTest, test } from '../browser/siteTest.ts';

const home = '/membership-area/home';

sharedPageTest.describe('a sign-in link from an e-mail', () => {
  for (const [target, reached] of [
    ['premium', '/premium-plans/plans'],
    ['messages', '/membership-area/messages'],
    ['visitors', '/membership-area/visitors'],
    ['matches', '/membership-area/matches'],
    ['gallery', '/membership-area/user-profile/profile/gallery'],
    ['/membership-area/my-account', '/membership-area/my-account'],
    ['/membership-area/messages/11', '/membership-area/messages/11'],
    ['//evil.example', home],
    ['https://evil.example/membership-area/matches', home],
    ['javascript:alert(1)', home],
    ['/completePayment/O1', home],
    ['/resetPassword/abc', home],
    ['/magiclink/abc', home],
    ['logout', home],
    ['/logout', home],
  ] as const) {
    sharedPageTest(`with the target ${target} leads to ${reached}`, async ({ page, origin, sandbox }) => {
      await signInByLink(page, { origin, sandbox }, 'complete', `?target=${encodeURIComponent(target)}`);
      await expect(page).toHaveURL(origin + reached);
    });
  }

  for (const [stage, reached] of [
    ['new', '/welcome-message'],
    ['halfway', '/personality-test/8'],
    ['complete', home],
  ] as const) {
    sharedPageTest(`without a target leads to ${reached} (${stage})`, async ({ page, origin, sandbox }) => {
      await signInByLink(page, { origin, sandbox }, stage);
      await expect(page).toHaveURL(origin + reached);
    });
  }

  sharedPageTest(
    'that confirms ends the registration: finish event, matches, the member anew',
    async ({ page, origin, sandbox }) => {
      await signInByLink(page, { origin, sandbox }, 'unconfirmed', '?confirm=1&target=messages');
      await expect(page).toHaveURL(`${origin}/additional-questions`);
      const calls = (await fetchRecordedRequests(sandbox)).map(({ call }) => call);
      const wanted = ['fetchUserConfig', 'triggerFinish', 'generateMatches', 'fetchUserConfig'];
      let from = 0;
      for (const call of wanted) from = calls.indexOf(call, from) + 1 || Number.NaN;
      expect(from, `${wanted} in this order in ${calls}`).not.toBeNaN();
      expect(await countCalls(sandbox, 'triggerFinish')).toBe(1);
    },
  );

  sharedPageTest('as it was asked for on the sign-in page arrives, and signs in', async ({ page, origin, sandbox }) => {
    await page.goto(`${origin}/login`);
    await page.getByLabel('E-mail address').fill(emailOf('complete'));
    await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
    await expect(page.getByText(emailOf('complete'))).toBeVisible();
    await page.goto(await fetchNewestEmailLink(sandbox));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your matches');
  });
});

sharedPageTest.describe('a sign-in link that is no good', () => {
  const tokens: Record<string, (sandbox: string) => Promise<string>> = {
    'is no token': async () => 'not.a.token',
    'is empty': async () => '%20',
    'is over': (sandbox) => createExpiringToken(sandbox, 'complete', -3600),
    'is cut off': async (sandbox) => (await fetchToken(sandbox, 'complete')).slice(0, 60),
  };
  for (const [name, make] of Object.entries(tokens)) {
    sharedPageTest(
      `${name}: to sign-in, which says so; whoever was signed in is not any more`,
      async ({ page, origin, sandbox }) => {
        await signInByLink(page, { origin, sandbox }, 'complete');
        await page.goto(magicLinkUrl(origin, await make(sandbox)));
        await expect(page).toHaveURL(/\/login$/);
        await expect(page.getByText(/This link no longer works/)).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
        await page.goto(origin + home);
        await expect(page).toHaveURL(/\/login/);
      },
    );
  }

  sharedPageTest(
    'is signed by somebody else: the API refuses it, and sign-in follows',
    async ({ page, origin, sandbox }) => {
      const token = `${(await fetchToken(sandbox, 'complete')).slice(0, -4)}AAAA`;
      await page.goto(magicLinkUrl(origin, token));
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText('Please sign in again to go on.')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      expect(await countCalls(sandbox, 'fetchUserConfig')).toBe(1);
    },
  );
});

sharedPageTest.describe('a link of somebody else', () => {
  const question = 'Somebody else is signed in';

  /** As a member of one stage, opens the link of another. */
  async function open(page: Page, places: { origin: string; sandbox: string }, target: string): Promise<string> {
    await signInByLink(page, places, 'complete', `?target=${encodeURIComponent('/membership-area/messages/11')}`);
    await page.getByLabel('Your message').fill('only for my eyes');
    const token = await fetchToken(places.sandbox, 'premium');
    await page.goto(magicLinkUrl(places.origin, token, `?target=${target}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
    await expect(page.getByRole('main')).toContainText(emailOf('complete'));
    await expect(page.getByRole('main')).toContainText(emailOf('premium'));
    return token;
  }

  sharedPageTest('asks first; whoever declines stays who they were', async ({ page, origin, sandbox }) => {
    const token = await open(page, { origin, sandbox }, 'visitors');
    const own = await page.evaluate(() => localStorage.getItem('token'));
    expect(own).not.toBe(token);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page).toHaveURL(origin + home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Margaret');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(own);
    await page.goto(`${origin}/membership-area/messages/11`);
    await expect(page.getByLabel('Your message')).toHaveValue('only for my eyes');
    const used = (await fetchRecordedRequests(sandbox)).filter(
      ({ headers }) => headers.authorization === `Bearer ${token}`,
    );
    expect(used).toEqual([]);
  });

  sharedPageTest(
    'changes the account when told to, and leaves no trace of the first',
    async ({ page, origin, sandbox }) => {
      const token = await open(page, { origin, sandbox }, 'matches');
      const first = await page.evaluate(() => localStorage.getItem('token'));
      await page.getByRole('button', { name: 'Change to the other account' }).click();
      await expect(page).toHaveURL(`${origin}/membership-area/matches`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your matches');
      await page.goto(`${origin}/membership-area/my-account`);
      await expect(page.getByText(emailOf('premium')).first()).toBeVisible();
      await page.goto(`${origin}/membership-area/messages/11`);
      await expect(page.getByLabel('Your message')).toHaveValue('');
      const left = await page.evaluate(
        () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.documentElement.outerHTML,
      );
      for (const trace of [first ?? '?', emailOf('complete'), 'only for my eyes', 'Margaret']) {
        expect(left.includes(trace), trace).toBe(false);
      }
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
    },
  );

  sharedPageTest(
    'is not needed twice: reloading the question keeps the first account',
    async ({ page, origin, sandbox }) => {
      await open(page, { origin, sandbox }, 'visitors');
      await page.reload();
      await expect(page).toHaveURL(origin + home);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Margaret');
    },
  );
});

/**
 * Records all that could carry a token out of the page, or keep it where it does not belong.
 *
 * @param calls the calls that it belongs to
 */
async function recordTokenUse(page: Page, sandbox: string, address: string, calls: string[] = []) {
  const seen: string[] = [];
  // The page's own document is asked for by the browser, before any script of ours.
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
  await page.exposeBinding('tellEvent', (_, event: unknown) => seen.push(JSON.stringify(event)));
  await page.addInitScript(() => {
    localStorage.setItem('usageStatistics', 'yes');
    addEventListener('usage-statistics', (event) =>
      (window as unknown as { tellEvent(event: unknown): void }).tellEvent((event as CustomEvent).detail),
    );
  });
  return {
    seen,
    /** What the page itself keeps and knows, apart from the token's own place. */
    async look(): Promise<void> {
      seen.push(page.url());
      seen.push(
        await page.evaluate(() => {
          const { token: _, ...kept } = { ...localStorage };
          const { cookie, referrer, title, documentElement } = document;
          return JSON.stringify([
            kept,
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
    /** The addresses of the history, as Back and Forward open them. */
    async readHistory(): Promise<string[]> {
      const client = await page.context().newCDPSession(page);
      const { entries } = await client.send('Page.getNavigationHistory');
      return entries.flatMap(({ url, title }) => [url, title]);
    },
  };
}

test.describe('tokens of links stay in their place', () => {
  for (const stage of ['complete', 'halfway'] as AccountStage[]) {
    test(`a sign-in token is in the Authorization header and its own storage, nowhere else (${stage})`, async ({
      page,
      origin,
      sandbox,
    }) => {
      const token = await fetchToken(sandbox, stage);
      const address = magicLinkUrl(origin, token, '?target=visitors');
      const watched = await recordTokenUse(page, sandbox, address);
      await page.goto(`${origin}/login`);
      await page.goto(address);
      await expect(page).not.toHaveURL(/magiclink|login/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await watched.look();
      await page.goto(`${origin}/error/profile`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const isReported = (text: string) => text.includes('"route":"/error/profile"');
      // The spy sees what there is to see.
      await expect.poll(() => watched.seen.some(isReported)).toBe(true);
      await watched.look();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await watched.look();
      await page.goBack();
      await expect(page).not.toHaveURL(/login/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await watched.look();
      expect(watched.seen.filter((text) => text.includes(token))).toEqual([]);
      const history = await watched.readHistory();
      expect(history.filter((url) => url.includes('magiclink') || url.includes(token.slice(0, 40)))).toEqual([]);
      expect(history.length).toBeGreaterThan(6);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
      const carried = (await fetchRecordedRequests(sandbox)).filter(
        ({ headers }) => headers.authorization === `Bearer ${token}`,
      );
      expect(carried.length).toBeGreaterThan(2);
    });
  }

  test('a reset token is in the calls that it belongs to, nowhere else', async ({ page, origin, sandbox }) => {
    await page.goto(`${origin}/resetPassword`);
    await page.getByLabel('E-mail address').fill(emailOf('complete'));
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mailbox');
    const address = await fetchNewestEmailLink(sandbox);
    const token = address.split('/').at(-1)!;
    const watched = await recordTokenUse(page, sandbox, address, [`${sandbox}/api/auth/password/reset/${token}`]);
    await page.goto(address);
    await expect(page).toHaveURL(`${origin}/resetPassword/link`);
    await page.getByLabel('New password').fill('three quiet harbours');
    await watched.look();
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page).toHaveURL(origin + home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Margaret');
    await watched.look();
    await page.goto(`${origin}/error/profile`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await watched.look();
    expect(watched.seen.filter((text) => text.includes(token))).toEqual([]);
    expect((await watched.readHistory()).filter((url) => url.includes(token))).toEqual([]);
    expect(await countCalls(sandbox, 'checkPasswordReset')).toBe(1);
    expect(await countCalls(sandbox, 'resetPassword')).toBe(1);
  });
});

sharedPageTest.describe('a new password', () => {
  sharedPageTest('can be asked for, set once, and signs in', async ({ page, origin, sandbox }) => {
    await page.goto(`${origin}/login`);
    await page.getByLabel('E-mail address').fill(emailOf('premium'));
    await page.getByRole('link', { name: 'I have forgotten my password' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password');
    await expect(page).toHaveURL(`${origin}/resetPassword`);
    await expect(page.getByLabel('E-mail address')).toHaveValue(emailOf('premium'));
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByText(emailOf('premium'))).toBeVisible();
    await page.getByRole('button', { name: 'Change the address' }).click();
    await page.getByLabel('E-mail address').fill(emailOf('complete'));
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByText(emailOf('complete'))).toBeVisible();
    const address = await fetchNewestEmailLink(sandbox);
    await page.goto(address);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('alert')).toContainText(/at least 10 characters/);
    await page.getByLabel('New password').fill('three quiet harbours');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Margaret');

    await signOut(page, { origin });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
    await page.getByRole('link', { name: 'Go back to sign in' }).click();
    await page.getByLabel('E-mail address').fill(emailOf('complete'));
    await page.getByLabel('Password', { exact: true }).fill('three quiet harbours');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(origin + home);
  });

  for (const token of ['abc', 'a%2Fb', 'x'.repeat(3000)]) {
    sharedPageTest(`is not offered for a link that is no good: ${token.slice(0, 8)}`, async ({ page, origin }) => {
      await page.goto(`${origin}/resetPassword/${token}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
      await page.getByRole('link', { name: 'Ask for a new link' }).click();
      await expect(page).toHaveURL(`${origin}/resetPassword`);
      await expect(page.getByLabel('E-mail address')).toBeVisible();
    });
  }
});
