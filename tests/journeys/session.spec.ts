import type { Page } from '@playwright/test';
import type { AccountStage } from '../../scripts/sandbox/world/accounts.ts';
import {
  countCalls,
  createExpiringToken,
  emailOf,
  fetchRecordedRequests,
  fetchToken,
  injectFault,
  signInByLink,
  signOut,
  writeToken,
} from '../browser/memberActions.ts';
import { expect, signInByForm, test } from '../browser/siteTest.ts';

const home = '/membership-area/home';
const visitors = '/membership-area/visitors';
const thread = '/membership-area/messages/11';
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Somebody who has one question left. */
const endReasons = {
  completed: false,
  total: 14,
  confirmFirst: false,
  additionalQuestionsShown: false,
  vitalQuestionsMissing: 0,
  questionnaireQuestionsMissing: [],
  contactDataRequired: false,
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const loginFrom = (origin: string, path: string) => `${origin}/login?returnTo=${encodeURIComponent(path)}`;

async function fillSignInForm(page: Page, stage: AccountStage = 'complete'): Promise<void> {
  await page.getByLabel('E-mail address').fill(emailOf(stage));
  await page.getByLabel('Password', { exact: true }).fill('sandbox-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.describe('a token that is over', () => {
  const told = /You were signed out because some time has passed/;

  test('is dropped without being sent; sign-in says why, and leads back', async ({ page, origin, sandbox }) => {
    await writeToken(page, origin, await createExpiringToken(sandbox, 'complete', -HOUR_S));
    await page.goto(origin + visitors);
    await expect(page).toHaveURL(loginFrom(origin, visitors));
    await expect(page.getByText(told)).toBeVisible();
    expect(await readToken(page)).toBeNull();
    expect((await fetchRecordedRequests(sandbox)).filter(({ headers }) => headers.authorization)).toEqual([]);
    await fillSignInForm(page);
    await expect(page).toHaveURL(origin + visitors);
    await expect(heading(page)).toHaveText('Your visitors');
  });

  for (const arrived of [true, false]) {
    const when = arrived ? 'while a page is open' : 'while a page is still on its way';
    test(`${when}: nothing typed is lost, and the member comes back to it`, async ({ page, origin, sandbox }) => {
      const words = 'I would like to see the lake, too.';
      await page.clock.install();
      await writeToken(page, origin, await createExpiringToken(sandbox, 'complete', HOUR_S));
      if (!arrived) await injectFault(sandbox, { call: 'fetchThread', kind: 'delay', ms: 60_000 });
      await page.goto(origin + thread);
      await page.getByLabel('Your message').fill(words);
      if (arrived) await expect(page.getByText(/wrote:/).first()).toBeAttached();
      await page.clock.fastForward('02:00:00');
      await expect(page).toHaveURL(loginFrom(origin, thread));
      await expect(page.getByText(told)).toBeVisible();
      await expect(heading(page)).toHaveText('Welcome to Tavelune');
      await fillSignInForm(page);
      await expect(page).toHaveURL(origin + thread);
      await expect(page.getByLabel('Your message')).toHaveValue(words);
    });
  }

  test('in the middle of an answer: the words are still there', async ({ page, origin, sandbox }) => {
    await page.clock.install();
    await writeToken(page, origin, await createExpiringToken(sandbox, 'halfway', HOUR_S));
    const body = { data: { ...endReasons, steps_finished: 13 } };
    await injectFault(sandbox, { call: 'checkCompleted', kind: 'body', body, times: 0 });
    await page.goto(`${origin}/personality-test/14`);
    await page.getByRole('main').getByRole('textbox').fill('A day at the sea');
    await page.clock.fastForward('02:00:00');
    await expect(page).toHaveURL(loginFrom(origin, '/personality-test/14'));
    await fillSignInForm(page, 'halfway');
    await expect(page).toHaveURL(`${origin}/personality-test/14`);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('A day at the sea');
  });

  test('in the middle of a form: nobody is asked, and what was typed is still there', async ({
    page,
    origin,
    sandbox,
  }) => {
    await page.clock.install();
    await writeToken(page, origin, await createExpiringToken(sandbox, 'contact', HOUR_S));
    await page.goto(`${origin}/payments-success-info`);
    await page.getByLabel('First name').fill('Margaret');
    await page.clock.fastForward('02:00:00');
    await expect(page).toHaveURL(/\/login/);
    await expect(heading(page)).toHaveText('Welcome to Tavelune');
    await fillSignInForm(page, 'contact');
    await expect(page).toHaveURL(`${origin}/payments-success-info`);
    await expect(page.getByLabel('First name')).toHaveValue('Margaret');
  });

  test('is not kept for somebody else: their sign-in finds nothing of it', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await page.clock.install();
    await writeToken(page, origin, await createExpiringToken(sandbox, 'premium', HOUR_S));
    await page.goto(origin + thread);
    await page.getByLabel('Your message').fill('only for my eyes');
    await page.clock.fastForward('02:00:00');
    await expect(page).toHaveURL(/\/login/);
    await signInByForm(page, { origin, translate });
    await expect(heading(page)).toHaveText('Good to see you, Margaret');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain('only for my eyes');
    await page.goto(origin + thread);
    await expect(page.getByLabel('Your message')).toHaveValue('');
  });
});

test.describe('a device whose clock is wrong', () => {
  for (const days of [-30, 30]) {
    test(`by ${days} days: signing in works, staying in too, and the member is told`, async ({
      page,
      origin,
      translate,
    }) => {
      await page.clock.install({ time: Date.now() + days * DAY_S * 1000 });
      await signInByForm(page, { origin, translate });
      await expect(page.getByText('The clock of your device is not right')).toBeVisible();
      await page.reload();
      await expect(heading(page)).toHaveText('Good to see you, Margaret');
      await page.goto(origin + visitors);
      await expect(heading(page)).toHaveText('Your visitors');
      await page.getByRole('button', { name: 'Close this message' }).click();
      await expect(page.getByText('The clock of your device is not right')).toHaveCount(0);
    });
  }
});

test.describe('several tabs', () => {
  test('signing in here signs in there; drafts go with the one who signs out', async ({
    page,
    context,
    origin,
    translate,
  }) => {
    const other = await context.newPage();
    await other.goto(origin + thread);
    await expect(other).toHaveURL(/\/login/);
    await signInByForm(page, { origin, translate });
    await expect(other).toHaveURL(origin + thread);
    await other.getByLabel('Your message').fill('only for my eyes');
    await signOut(page, { origin });
    await expect(other.getByText('You were signed out in another window.')).toBeVisible();
    for (const tab of [page, other]) {
      const kept = await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(kept).not.toMatch(/eyJ|only for my eyes/);
    }
  });

  test('another account there: the page here starts anew as theirs', async ({
    page,
    context,
    origin,
    sandbox,
    translate,
  }) => {
    await signInByForm(page, { origin, translate });
    await expect(heading(page)).toHaveText('Good to see you, Margaret');
    const other = await context.newPage();
    await signInByLink(other, { origin, sandbox }, 'complete');
    await signOut(other, { origin });
    await signInByLink(other, { origin, sandbox }, 'premium');
    await expect(heading(page)).not.toHaveText(/Margaret/);
    await page.goto(`${origin}/membership-area/my-account`);
    await expect(page.getByText(emailOf('premium')).first()).toBeVisible();
  });
});

test.describe('a refusal (401)', () => {
  test('of a call: the user config is asked once, and where it answers the member stays', async ({
    page,
    origin,
    sandbox,
  }) => {
    await signInByLink(page, { origin, sandbox }, 'complete');
    // The next call is the one of the link.
    await page.waitForLoadState('networkidle');
    await injectFault(sandbox, { call: 'fetchVisitors', kind: 'status', status: 401, times: 0 });
    const before = await countCalls(sandbox, 'fetchUserConfig');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Visitors/ })
      .click();
    await expect(page.getByText('Error: the list could not be loaded')).toBeVisible();
    await expect.poll(() => countCalls(sandbox, 'fetchUserConfig')).toBe(before + 1);
    await expect(page).toHaveURL(origin + visitors);
    expect(await readToken(page)).not.toBeNull();
  });

  test('of that as well: the Logout route, once', async ({ page, origin, sandbox }) => {
    await signInByLink(page, { origin, sandbox }, 'complete');
    // The next call is the one of the link.
    await page.waitForLoadState('networkidle');
    const before = await countCalls(sandbox, 'fetchUserConfig');
    await injectFault(sandbox, { call: '*', kind: 'status', status: 401, times: 0 });
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Visitors/ })
      .click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Please sign in again to go on.')).toBeVisible();
    expect(await readToken(page)).toBeNull();
    expect(await countCalls(sandbox, 'fetchUserConfig')).toBe(before + 1);
  });

  test('of the user config itself: the Logout route', async ({ page, origin, sandbox }) => {
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    await injectFault(sandbox, { call: 'fetchUserConfig', kind: 'status', status: 401, times: 0 });
    await page.goto(origin + home);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Please sign in again to go on.')).toBeVisible();
    expect(await readToken(page)).toBeNull();
    expect(await countCalls(sandbox, 'fetchUserConfig')).toBe(1);
  });
});

test.describe('the loading screen', () => {
  test('has a way out after 15 s: again, or sign out', async ({ page, origin, sandbox }) => {
    await page.clock.install();
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    await page.route('**/api/config/user', () => {});
    await page.goto(origin + home);
    await expect(page.getByText('One moment, please …')).toBeVisible();
    await page.clock.runFor(14_000);
    await expect(page.getByText('One moment, please …')).toBeVisible();
    await page.clock.runFor(2000);
    await expect(heading(page)).toHaveText('This takes longer than it should.');
    await expect(page.getByRole('link', { name: 'Write to our support team' })).toHaveAttribute('href', /^mailto:/);
    await page.unroute('**/api/config/user');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Good to see you, Margaret');
  });

  test('lets a member sign out', async ({ page, origin, sandbox }) => {
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    await injectFault(sandbox, { call: 'fetchUserConfig', kind: 'garbage', times: 0 });
    await page.goto(origin + home);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await readToken(page)).toBeNull();
  });
});

test('after signing out, Back shows nothing of the member', async ({ page, origin, translate }) => {
  await signInByForm(page, { origin, translate });
  await page.goto(origin + visitors);
  await page.goto(`${origin}/membership-area/matches`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Logout/ })
    .click();
  await expect(page.getByText('You are signed out. See you soon!')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(heading(page)).toHaveText('Welcome to Tavelune');
  await expect(page.getByText('Your visitors')).toHaveCount(0);
});
