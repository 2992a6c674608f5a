// Tags: @session
import { SLOW_LOADING_MS } from '../../app/session/session.model.ts';
import {
  countCalls,
  createExpiringToken,
  emailOf,
  fetchRecordedRequests,
  injectFault,
  overrideCompletion,
  resetSandbox,
  waitForAnswers,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { fillSignInForm, openSignedIn, signInByLink, writeToken } from '../../scripts/local/screenshots/signIn.ts';
import {
  expectCalls,
  headerLink,
  holdRequests,
  pageHeading,
  readStorage,
  readToken,
  signOut,
} from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, signInByForm, test } from '../browser/siteTest.ts';
import { setClockWrong, stopClock } from '../browser/stopClock.ts';

const visitors = '/membership-area/visitors';
const thread = '/membership-area/messages/11';
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** Long enough for a token of an hour to expire. */
const SLEEP_MS = 2 * HOUR_S * 1000;

const loginFrom = (origin: string, path: string) => `${origin}/login?returnTo=${encodeURIComponent(path)}`;

test.describe('an expired token', () => {
  const reason = /You were signed out because some time has passed/;

  ownPageTest(
    'is removed without being sent; sign-in gives the reason, and leads back',
    async ({ page, origin, sandbox, translate }) => {
      await writeToken(page, origin, await createExpiringToken(sandbox, 'complete', -HOUR_S));
      await page.goto(origin + visitors);
      await expect(page).toHaveURL(loginFrom(origin, visitors));
      await expect(page.getByText(reason)).toBeVisible();
      await expect.poll(() => readToken(page)).toBeNull();
      await settled(page);
      await waitForAnswers(sandbox);
      const requests = await fetchRecordedRequests(sandbox);
      expect(requests.filter(({ headers }) => headers.authorization)).toEqual([]);
      await fillSignInForm(page, translate);
      await expect(page).toHaveURL(origin + visitors);
      await expect(pageHeading(page)).toHaveText('Your visitors');
    },
  );

  for (const isLoaded of [true, false]) {
    const when = isLoaded ? 'while a page is open' : 'while a page is loading';
    ownPageTest(
      `${when}: the typed text remains, and signing in leads back to it`,
      async ({ page, origin, sandbox, translate }) => {
        const text = 'I would like to see the lake, too.';
        await writeToken(page, origin, await createExpiringToken(sandbox, 'complete', HOUR_S));
        const release = await holdRequests(page, ({ pathname }) => /\/chat\/conversation\/\d+\/$/.test(pathname));
        if (isLoaded) release();
        const clock = await stopClock(page, () => page.goto(origin + thread));
        await page.getByLabel('Your message').fill(text);
        await expect(page.getByText(/wrote:/).first()).toBeAttached({ attached: isLoaded });
        await clock.sleepFor(SLEEP_MS);
        await clock.runOn();
        await expect(page).toHaveURL(`${origin}/login`);
        await expect(page.getByText(reason)).toBeVisible();
        await expect(pageHeading(page)).toHaveText('Welcome to Tavelune');
        release();
        await fillSignInForm(page, translate);
        await expect(page).toHaveURL(origin + thread);
        await expect(page.getByLabel('Your message')).toHaveValue(text);
      },
    );
  }

  ownPageTest('while an answer is typed: the text remains', async ({ page, origin, sandbox, translate }) => {
    await writeToken(page, origin, await createExpiringToken(sandbox, 'halfway', HOUR_S));
    await overrideCompletion(sandbox, { completed: false, steps_finished: 13, additionalQuestionsShown: false });
    const clock = await stopClock(page, () => page.goto(`${origin}/personality-test/14`));
    await page.getByRole('main').getByRole('textbox').fill('A day at the sea');
    await clock.sleepFor(SLEEP_MS);
    await clock.runOn();
    await expect(page).toHaveURL(loginFrom(origin, '/personality-test/14'));
    await fillSignInForm(page, translate, emailOf('halfway'));
    await expect(page).toHaveURL(`${origin}/personality-test/14`);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('A day at the sea');
  });

  ownPageTest(
    'while a form is filled in: no dialog asks, and the typed text remains',
    async ({ page, origin, sandbox, translate }) => {
      await writeToken(page, origin, await createExpiringToken(sandbox, 'contact', HOUR_S));
      const clock = await stopClock(page, () => page.goto(`${origin}/payments-success-info`));
      await page.getByLabel('First name').fill('Margaret');
      await clock.sleepFor(SLEEP_MS);
      await clock.runOn();
      await expect(page).toHaveURL(/\/login/);
      await expect(pageHeading(page)).toHaveText('Welcome to Tavelune');
      await fillSignInForm(page, translate, emailOf('contact'));
      await expect(page).toHaveURL(`${origin}/payments-success-info`);
      await expect(page.getByLabel('First name')).toHaveValue('Margaret');
    },
  );

  ownPageTest(
    'keeps what was typed for its member only, who can read it again, and no address of a conversation',
    async ({ page, origin, sandbox, translate }) => {
      const typed = 'only for my eyes';
      await writeToken(page, origin, await createExpiringToken(sandbox, 'complete', HOUR_S));
      await page.goto(origin + thread);
      await page.getByLabel('Your message').fill(typed);
      await settled(page);
      // Even while the session is valid, nothing that another program could read is on the device.
      await expect.poll(() => readStorage(page)).not.toContain(typed);
      await writeToken(page, origin, await createExpiringToken(sandbox, 'complete', -HOUR_S));
      await page.goto(origin + thread);
      await expect(page).toHaveURL(`${origin}/login`);
      await expect.poll(() => readStorage(page)).not.toMatch(/only for my eyes|messages|user_id/);
      await fillSignInForm(page, translate);
      await expect(page).toHaveURL(origin + thread);
      await expect(page.getByLabel('Your message')).toHaveValue(typed);
    },
  );

  ownPageTest('keeps what was typed for 14 days', async ({ page, origin, sandbox, translate }) => {
    await writeToken(page, origin, await createExpiringToken(sandbox, 'complete', HOUR_S));
    await page.goto(origin + thread);
    await page.getByLabel('Your message').fill('only for my eyes');
    await settled(page);
    const readKept = () => page.evaluate(() => localStorage.getItem('member'));
    await expect.poll(readKept).not.toBeNull();
    await writeToken(page, origin, await createExpiringToken(sandbox, 'complete', -HOUR_S));
    await page.goto(`${origin}/login`);
    await expect(pageHeading(page)).toBeVisible();
    await expect.poll(readKept).not.toBeNull();
    await setClockWrong(page, 15 * DAY_S * 1000);
    await page.goto(`${origin}/login`);
    await expect(pageHeading(page)).toBeVisible();
    await expect.poll(readKept).toBeNull();
    await fillSignInForm(page, translate);
    await expect(pageHeading(page)).toHaveText('Hello, Margaret');
  });
});

test.describe('a device with a wrong clock', () => {
  for (const days of [-30, 30]) {
    ownPageTest(
      `by ${days} days: signing in works and lasts, and a notice tells the member`,
      async ({ page, origin, translate }) => {
        await setClockWrong(page, days * DAY_S * 1000);
        await signInByForm(page, { origin, translate });
        await expect(page.getByText('The clock on your device isn’t right')).toBeVisible();
        await page.reload();
        await expect(pageHeading(page)).toHaveText('Hello, Margaret');
        await page.goto(origin + visitors);
        await expect(pageHeading(page)).toHaveText('Your visitors');
        await page.getByRole('button', { name: 'Close this message' }).click();
        await expect(page.getByText('The clock on your device isn’t right')).toHaveCount(0);
      },
    );
  }
});

test.describe('several tabs', () => {
  ownPageTest(
    'signing in applies to other tabs; signing out removes drafts in all tabs',
    async ({ page, context, origin, translate }) => {
      const other = await context.newPage();
      await other.goto(origin + thread);
      await expect(other).toHaveURL(/\/login/);
      await signInByForm(page, { origin, translate });
      await expect(other).toHaveURL(origin + thread);
      await other.getByLabel('Your message').fill('only for my eyes');
      // The address signs out, also when it is loaded.
      await page.goto(`${origin}/logout`);
      await expect(page).toHaveURL(/\/login/);
      await expect(other.getByText('You were signed out in another window.')).toBeVisible();
      for (const tab of [page, other]) {
        await settled(tab);
        await expect.poll(() => readStorage(tab)).not.toMatch(/eyJ|only for my eyes/);
      }
    },
  );

  ownPageTest(
    'signing in with another account reloads the other tabs',
    async ({ page, context, origin, sandbox, translate }) => {
      await signInByForm(page, { origin, translate });
      await expect(pageHeading(page)).toHaveText('Hello, Margaret');
      const other = await context.newPage();
      await signInByLink(other, { origin, sandbox }, 'complete');
      await signOut(other);
      await signInByLink(other, { origin, sandbox }, 'premium');
      await expect(pageHeading(page)).not.toHaveText(/Margaret/);
      await page.goto(`${origin}/membership-area/my-account`);
      await expect(page.getByText(emailOf('premium')).first()).toBeVisible();
    },
  );
});

test.describe('a 401 answer', () => {
  test('to a call: the user config is fetched once, and if that succeeds the member stays signed in', async ({
    page,
    origin,
    sandbox,
  }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete');
    // No other call must get the fault.
    await settled(page);
    await injectFault(sandbox, { call: 'fetchVisitors', kind: 'status', status: 401, times: 0 });
    const before = await countCalls(sandbox, 'fetchUserConfig');
    await headerLink(page, /^Visitors/).click();
    await expect(page.getByText('Error: the list couldn’t be loaded')).toBeVisible();
    await expect.poll(() => countCalls(sandbox, 'fetchUserConfig')).toBeGreaterThan(before);
    // However often the list is fetched, it is refused.
    await settled(page);
    await waitForAnswers(sandbox);
    const refused = await countCalls(sandbox, 'fetchVisitors');
    const checked = (await countCalls(sandbox, 'fetchUserConfig')) - before;
    expect(checked).toBeLessThanOrEqual(refused);
    await expect(page).toHaveURL(origin + visitors);
    await expect.poll(() => readToken(page)).not.toBeNull();
  });

  test('to the user config as well: the member is signed out, after one call', async ({ page, origin, sandbox }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete');
    // No other call must get the fault.
    await settled(page);
    const before = await countCalls(sandbox, 'fetchUserConfig');
    await injectFault(sandbox, { call: '*', kind: 'status', status: 401, times: 0 });
    await headerLink(page, /^Visitors/).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Please sign in again.')).toBeVisible();
    await expectCalls(page, sandbox, 'fetchUserConfig', before + 1);
    await expect.poll(() => readToken(page)).toBeNull();
  });

  test('to the first user config: the member is signed out', async ({ page, origin, sandbox }) => {
    await injectFault(sandbox, { call: 'fetchUserConfig', kind: 'status', status: 401, times: 0 });
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Please sign in again.')).toBeVisible();
    await expectCalls(page, sandbox, 'fetchUserConfig', 1);
    await expect.poll(() => readToken(page)).toBeNull();
  });
});

test.describe('the loading screen', () => {
  ownPageTest('offers to try again after 15 s', async ({ page, origin, sandbox }) => {
    await injectFault(sandbox, { call: 'fetchUserConfig', kind: 'garbage' });
    const clock = await stopClock(page, () => openSignedIn(page, { origin, sandbox }, 'complete'));
    const release = await holdRequests(page, ({ pathname }) => pathname === '/api/config/user');
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.click();
    await clock.runFor(SLOW_LOADING_MS - 1);
    await expect(pageHeading(page)).toHaveText('One moment, please …');
    await clock.runFor(1);
    await expect(pageHeading(page)).toHaveText('This is taking longer than it should.');
    await expect(page.getByRole('link', { name: 'Write to our support team' })).toHaveAttribute('href', /^mailto:/);
    release();
    await clock.runOn();
    await retry.click();
    await expect(pageHeading(page)).toHaveText('Hello, Margaret');
  });

  ownPageTest(
    'stays while the progress cannot be loaded; pages that need no progress open all the same',
    { tag: '@rule' },
    async ({ page, origin, sandbox }) => {
      await injectFault(sandbox, { call: 'checkCompleted', kind: 'wrongShape', times: 0 });
      await openSignedIn(page, { origin, sandbox }, 'halfway');
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      await expect(pageHeading(page)).toHaveText('This is taking longer than it should.');
      for (const [path, heading] of [
        ['/error/404', 'We can’t find this page'],
        ['/payments-error', 'We couldn’t confirm your payment'],
      ] as const) {
        await page.goto(origin + path);
        await expect(pageHeading(page)).toHaveText(heading);
      }
      await page.getByRole('link', { name: 'Continue without Premium' }).click();
      await expect(retry).toBeVisible();
      await resetSandbox(sandbox);
      await retry.click();
      await expect(page).toHaveURL(`${origin}/personality-test/8`);
      await expect(pageHeading(page)).toBeVisible();
    },
  );

  ownPageTest(
    'gives way on its own when a slow progress comes after all',
    { tag: '@rule' },
    async ({ page, origin, sandbox }) => {
      // The six seconds that the first page waits.
      await page.addInitScript(() => {
        AbortSignal.timeout = () => {
          const controller = new AbortController();
          setTimeout(() => controller.abort());
          return controller.signal;
        };
      });
      const answer = await holdRequests(page, ({ pathname }) => pathname === '/api/personality/check_completed');
      await openSignedIn(page, { origin, sandbox }, 'halfway');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      answer();
      await expect(page).toHaveURL(`${origin}/personality-test/8`);
      await expect(pageHeading(page)).toBeVisible();
    },
  );

  test('lets the member sign out', async ({ page, origin, sandbox }) => {
    await injectFault(sandbox, { call: 'fetchUserConfig', kind: 'garbage', times: 0 });
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => readToken(page)).toBeNull();
  });
});

ownPageTest('after signing out, Back shows no page of the member', async ({ page, origin, translate }) => {
  await signInByForm(page, { origin, translate });
  await page.goto(origin + visitors);
  await page.goto(`${origin}/membership-area/matches`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Sign out/ })
    .click();
  await expect(page.getByText('Signed out. See you soon!')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(pageHeading(page)).toHaveText('Welcome to Tavelune');
  await settled(page);
  await expect(page.getByText('Your visitors')).toHaveCount(0);
});
