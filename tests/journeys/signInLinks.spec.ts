// Tags: @magic-link
import type { Page } from '@playwright/test';
import {
  countCalls,
  createExpiringToken,
  emailOf,
  fetchNewestEmailLink,
  fetchRecordedRequests,
  fetchToken,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import {
  fillSignInForm,
  magicLinkUrl,
  type SiteOrigins,
  signInByLink,
} from '../../scripts/local/screenshots/signIn.ts';
import { expectCalls, expectNoCall, pageHeading, readToken } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, test } from '../browser/siteTest.ts';

const home = '/membership-area/home';

test.describe('a sign-in link from an email', () => {
  // Which targets are followed, and where each stage of the registration goes on, is decided by parseMagicLinkTarget.ts and
  // decideRoute.ts.
  for (const [stage, target, reached] of [
    ['complete', '/membership-area/messages/11', '/membership-area/messages/11'],
    ['complete', '//evil.example', home],
    ['halfway', '', '/personality-test/8'],
  ] as const) {
    test(`with the target "${target}" leads to ${reached} (${stage})`, async ({ page, origin, sandbox }) => {
      await signInByLink(page, { origin, sandbox }, stage, target && `?target=${encodeURIComponent(target)}`);
      await expect(page).toHaveURL(origin + reached);
    });
  }

  test('with confirm=1 completes the registration: finish event, matches, the user config again', async ({
    page,
    origin,
    sandbox,
  }) => {
    await page.goto(`${await fetchNewestEmailLink(sandbox)}&target=messages`);
    await expect(page).toHaveURL(`${origin}/additional-questions?reg=1`);
    const calls = (await fetchRecordedRequests(sandbox)).map(({ call }) => call);
    const expected = ['fetchUserConfig', 'triggerFinish', 'generateMatches', 'fetchUserConfig'];
    let from = 0;
    for (const call of expected) from = calls.indexOf(call, from) + 1 || Number.NaN;
    expect(from, `${expected} in this order in ${calls}`).not.toBeNaN();
    await expectCalls(page, sandbox, 'triggerFinish', 1);
  });

  test('is emailed from the sign-in page, and signs in', async ({ page, origin, sandbox }) => {
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email address').fill(emailOf('complete'));
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await expect(page.getByText(emailOf('complete'))).toBeVisible();
    await page.goto(await fetchNewestEmailLink(sandbox));
    await expect(pageHeading(page)).toHaveText('Hello, Margaret');
    await expectNoCall(page, sandbox, 'triggerFinish');
  });

  test('that is emailed, or emailed again, keeps the page that the guest wanted', { tag: '@rule' }, async ({
    page,
    origin,
    sandbox,
  }) => {
    const wanted = '/membership-area/messages/11';
    await page.goto(origin + wanted);
    await page.getByLabel('Email address').fill(emailOf('complete'));
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect.poll(() => countCalls(sandbox, 'requestMagicLink')).toBe(2);
    const bodies = (await fetchRecordedRequests(sandbox)).flatMap(({ call, body }) =>
      call === 'requestMagicLink' ? [body] : [],
    );
    expect(bodies).toEqual(Array(2).fill({ email: emailOf('complete'), target: wanted }));
    const link = await fetchNewestEmailLink(sandbox);
    expect(new URL(link).search).toBe(`?target=${encodeURIComponent(wanted)}`);
    await page.goto(link);
    await expect(page).toHaveURL(origin + wanted);
    await expect(page.getByLabel('Your message')).toBeVisible();
  });

  test('asks for no page that an address has made up', async ({ page, origin, sandbox }) => {
    await page.goto(`${origin}/login?returnTo=${encodeURIComponent('//evil.example')}`);
    await page.getByLabel('Email address').fill(emailOf('complete'));
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await expect(page.getByText(emailOf('complete'))).toBeVisible();
    const request = (await fetchRecordedRequests(sandbox)).find(({ call }) => call === 'requestMagicLink');
    expect(request?.body).toEqual({ email: emailOf('complete') });
  });
});

test.describe('an invalid sign-in link', () => {
  // initSession.multiTab.test.ts has the other kinds.
  test('that has expired leads to sign-in, which says so, and ends the session of the signed-in member', async ({
    page,
    origin,
    sandbox,
  }) => {
    await signInByLink(page, { origin, sandbox }, 'complete');
    await page.goto(magicLinkUrl(origin, await createExpiringToken(sandbox, 'complete', -3600)));
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(/This link no longer works/)).toBeVisible();
    await expect.poll(() => readToken(page)).toBeNull();
    await page.goto(origin + home);
    await expect(page).toHaveURL(/\/login/);
  });

  test('that the API did not sign is refused by the API, and leads to sign-in', async ({ page, origin, sandbox }) => {
    const token = `${(await fetchToken(sandbox, 'complete')).slice(0, -4)}AAAA`;
    await page.goto(magicLinkUrl(origin, token));
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Please sign in again.')).toBeVisible();
    await expect.poll(() => readToken(page)).toBeNull();
    await expectCalls(page, sandbox, 'fetchUserConfig', 1);
  });
});

test.describe('a sign-in link of another account', () => {
  const question = 'Somebody else is signed in';

  /** Opens the link of another account as a signed-in member; gives the token of the link. */
  async function openOtherLink(page: Page, site: SiteOrigins, target: string): Promise<string> {
    await signInByLink(page, site, 'complete', `?target=${encodeURIComponent('/membership-area/messages/11')}`);
    await page.getByLabel('Your message').fill('only for my eyes');
    const token = await fetchToken(site.sandbox, 'premium');
    await page.goto(magicLinkUrl(site.origin, token, `?target=${target}`));
    await expect(pageHeading(page)).toHaveText(question);
    await expect(page.getByRole('main')).toContainText(emailOf('complete'));
    await expect(page.getByRole('main')).toContainText(emailOf('premium'));
    return token;
  }

  test('asks first; members who decline keep their account', async ({ page, origin, sandbox }) => {
    const token = await openOtherLink(page, { origin, sandbox }, 'visitors');
    const own = await readToken(page);
    expect(own).not.toBe(token);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page).toHaveURL(origin + home);
    await expect(pageHeading(page)).toHaveText('Hello, Margaret');
    await settled(page);
    await expect.poll(() => readToken(page)).toBe(own);
    await page.goto(`${origin}/membership-area/messages/11`);
    await expect(page.getByLabel('Your message')).toHaveValue('only for my eyes');
    const used = (await fetchRecordedRequests(sandbox)).filter(
      ({ headers }) => headers.authorization === `Bearer ${token}`,
    );
    expect(used).toEqual([]);
  });

  test('changes the account on confirmation, and leaves no trace of the first', async ({ page, origin, sandbox }) => {
    const token = await openOtherLink(page, { origin, sandbox }, 'matches');
    const first = await readToken(page);
    await page.getByRole('button', { name: 'Switch to the other account' }).click();
    await expect(page).toHaveURL(`${origin}/membership-area/matches`);
    await expect(pageHeading(page)).toHaveText('Your matches');
    await page.goto(`${origin}/membership-area/my-account`);
    await expect(page.getByText(emailOf('premium')).first()).toBeVisible();
    await page.goto(`${origin}/membership-area/messages/11`);
    await expect(page.getByLabel('Your message')).toHaveValue('');
    await settled(page);
    const remaining = await page.evaluate(
      () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.documentElement.outerHTML,
    );
    for (const trace of [first ?? '?', emailOf('complete'), 'only for my eyes', 'Margaret']) {
      expect(remaining.includes(trace), trace).toBe(false);
    }
    await expect.poll(() => readToken(page)).toBe(token);
  });

  test('is dropped when the question is reloaded: the first account stays', async ({ page, origin, sandbox }) => {
    await openOtherLink(page, { origin, sandbox }, 'visitors');
    await page.reload();
    await expect(page).toHaveURL(origin + home);
    await expect(pageHeading(page)).toHaveText('Hello, Margaret');
  });
});

test('after five wrong passwords the sign-in page says when the next attempt may succeed', async ({
  page,
  origin,
  translate,
}) => {
  await page.goto(`${origin}/login`);
  for (let count = 0; count < 5; count += 1) {
    await fillSignInForm(page, translate, emailOf('complete'), `not this one ${count}`);
    await expect(page.getByText('the email address or the password isn’t right')).toBeVisible();
    await settled(page);
  }
  await fillSignInForm(page, translate);
  await expect(page.getByText('Error: too many attempts')).toBeVisible();
  await expect(page.getByText('Please try again in 15 minutes.')).toBeVisible();
});
