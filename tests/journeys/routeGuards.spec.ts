// Tags: @routing
import type { AccountStage } from '../../scripts/backend/sandbox/world/accountTypes.ts';
import {
  confirmNewestEmail,
  countCalls,
  fetchNewestEmailLink,
  fetchRecordedRequests,
  fetchToken,
  injectFault,
  memberPassword,
  overrideCompletion,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { fillSignInForm, goInApp, openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expectCalls, expectNoCall, headerLink, pageHeading } from '../browser/pageHelpers.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

// Each of the ten guard rules, as a member meets it (app/routing/README.md, "Guard rules").

const home = '/membership-area/home';
const matches = '/membership-area/matches';
const confirmEmail = '/confirm-email';
const contactPage = '/payments-success-info';

/** By stage: the path that a member opens, and the path that the rule leads to. */
type ExpectedRedirects = Partial<Record<AccountStage, readonly (readonly [requested: string, reached: string])[]>>;

const rules: Record<string, ExpectedRedirects> = {
  'guard rule 2: the questionnaire comes first, and no step can be skipped': {
    new: [
      [home, '/personality-test/1'],
      [confirmEmail, '/personality-test/1'],
      ['/completion-message', '/personality-test/1'],
      ['/welcome-message', '/welcome-message'],
    ],
    halfway: [
      ['/membership-area/messages/11', '/personality-test/8'],
      ['/personality-test', '/personality-test/8'],
      ['/personality-test/8', '/personality-test/8'],
      ['/personality-test/2', '/personality-test/2'],
      ['/personality-test/9', '/personality-test/8'],
      ['/personality-test/0', '/personality-test/8'],
      ['/personality-test/-1', '/personality-test/8'],
      ['/personality-test/1e1', '/personality-test/8'],
      ['/personality-test/abc', '/personality-test/8'],
    ],
  },
  'guard rule 3: the email address is confirmed next': {
    unconfirmed: [
      ['/personality-test/3', confirmEmail],
      [home, confirmEmail],
      ['/additional-questions', confirmEmail],
      ['/welcome-message', '/welcome-message'],
      ['/completion-message', '/completion-message'],
    ],
  },
  'guard rule 5: members who have answered cannot open the questions again': {
    complete: [
      ['/personality-test/3', home],
      ['/personality-test', home],
      ['/additional-questions', home],
    ],
  },
  'guard rule 7: missing answers are requested over the matches': {
    vital: [
      [home, matches],
      ['/membership-area/my-account', matches],
      ['/premium-plans/plans', matches],
      [matches, matches],
    ],
  },
  'guard rule 8: premium members cannot open the pages that sell Premium': {
    premium: [
      ['/premium-plans', home],
      ['/premium-plans/plans?feature=1', home],
      ['/premium-plans/checkout', home],
      ['/premium-plans/summary', home],
      ['/payments-success', '/payments-success'],
    ],
  },
  'guard rule 10: missing contact data is requested before anything else': {
    contact: [
      [home, contactPage],
      ['/payments-success', contactPage],
      ['/membership-area/messages/11', contactPage],
      [contactPage, contactPage],
      ['/logout', '/login'],
    ],
  },
};

for (const [rule, stages] of Object.entries(rules)) {
  for (const [stage, addresses] of Object.entries(stages) as [
    AccountStage,
    ExpectedRedirects[AccountStage] & object,
  ][]) {
    test(`${rule} (${stage})`, async ({ page, origin, sandbox }) => {
      for (const [index, [requested, reached]] of addresses.entries()) {
        if (index === 0) await openSignedIn(page, { origin, sandbox }, stage, requested);
        else await goInApp(page, requested);
        await expect(page, requested).toHaveURL(origin + reached);
        await expect(pageHeading(page), requested).toBeVisible();
      }
    });
  }
}

test('guard rule 1: guests sign in first, and then reach the requested page', async ({ page, origin, translate }) => {
  const requested = '/membership-area/messages/11';
  await page.goto(origin + requested);
  // No address names a conversation.
  await expect(page).toHaveURL(`${origin}/login`);
  await fillSignInForm(page, translate);
  await expect(page).toHaveURL(origin + requested);
  await expect(page.getByLabel('Your message')).toBeVisible();
});

test('guard rule 1: a missing or foreign token ends the session at the next navigation', async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete');
  await expect(pageHeading(page)).toHaveText('Hello, Margaret');
  await page.evaluate(() => localStorage.removeItem('token'));
  // A link under the pointer loads its page ahead.
  await headerLink(page, /^Visitors/).hover();
  await expectNoCall(page, sandbox, 'fetchVisitors');
  await headerLink(page, /^Visitors/).click();
  await expect(page).toHaveURL(`${origin}/login?returnTo=${encodeURIComponent('/membership-area/visitors')}`);
  await expectNoCall(page, sandbox, 'fetchVisitors');

  await openSignedIn(page, { origin, sandbox }, 'complete');
  await expect(pageHeading(page)).toHaveText('Hello, Margaret');
  const other = await fetchToken(sandbox, 'premium');
  await page.evaluate((token) => localStorage.setItem('token', token), other);
  await headerLink(page, /^Messages/).click();
  // The page is loaded again for the other member; no data of the first is requested with the new token.
  await expect(page.getByRole('link', { name: 'Become a Premium member' })).toHaveCount(0);
  await page.goto(origin + home);
  await expect(pageHeading(page)).toHaveText(/^Hello, (?!Margaret)/);
});

ownPageTest('guard rule 4: on desktop the additional questions are shown, once', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'confirmed');
  await expect(page).toHaveURL(`${origin}/additional-questions`);
  await expect(pageHeading(page)).toBeVisible();
  await page.goto(origin + home);
  await expect(page).toHaveURL(origin + home);
});

ownPageTest(
  'guard rule 4: on a phone they are fetched, the user is reloaded, and the matches come next',
  async ({ page, origin, sandbox }) => {
    await page.setViewportSize({ width: 1199, height: 800 });
    await openSignedIn(page, { origin, sandbox }, 'confirmed');
    await expect(page).toHaveURL(origin + matches);
    await expect(pageHeading(page)).toHaveText('Your matches');
    await expectCalls(page, sandbox, 'triggerFinish', 1);
    const calls = (await fetchRecordedRequests(sandbox)).map(({ call }) => call);
    const fetched = calls.indexOf('fetchAdditionalQuestions');
    expect(calls.filter((call) => call === 'fetchAdditionalQuestions')).toHaveLength(1);
    expect(calls.slice(fetched)).toEqual(
      expect.arrayContaining(['fetchUserConfig', 'checkCompleted', 'triggerFinish']),
    );
  },
);

ownPageTest(
  'guard rule 4: on a phone, a failed fetch does not cause a redirect loop',
  async ({ page, origin, sandbox }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await injectFault(sandbox, { call: 'fetchAdditionalQuestions', kind: 'status', status: 404, times: 0 });
    await openSignedIn(page, { origin, sandbox }, 'confirmed');
    await expect(page).toHaveURL(`${origin}/additional-questions?reg=1`);
    await expect(page.getByRole('button', { name: 'Continue to my matches without these questions' })).toBeVisible();
    // One call is from the guard, the other from the page that it leads to.
    await expectCalls(page, sandbox, 'fetchAdditionalQuestions', 2);
  },
);

test('guard rule 6: confirmed members are led to the matches as new members', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', confirmEmail);
  await expect(page).toHaveURL(origin + matches);
  await expect.poll(() => countCalls(sandbox, 'triggerFinish')).toBe(1);
});

test('guard rule 10: a fresh registration outlasts the contact data', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'contact', `${matches}?reg=1`);
  await expect(page).toHaveURL(`${origin}${contactPage}?reg=1`);
  await page.reload();
  for (const [field, text] of [
    ['First name', 'Margaret'],
    ['Last name', 'Hill'],
    ['Street and number', '1 Main Street'],
    ['ZIP code', '10001'],
    ['City', 'New York'],
  ] as const) {
    await page.getByLabel(field).fill(text);
  }
  await expectNoCall(page, sandbox, 'triggerFinish');
  await page.getByRole('button', { name: 'Save my contact details' }).click();
  await expect(page).toHaveURL(origin + home);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/Welcome/);
  await expectCalls(page, sandbox, 'triggerFinish', 1);
});

test('guard rule 5: reloading the additional questions keeps the fresh registration', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'confirmed', `${matches}?reg=1`);
  await expect(page).toHaveURL(`${origin}/additional-questions?reg=1`);
  await expect(pageHeading(page)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(origin + home);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/Welcome/);
  await expectCalls(page, sandbox, 'triggerFinish', 1);
});

test('guard rule 7: missing questions count like missing details', async ({ page, origin, sandbox }) => {
  await overrideCompletion(sandbox, { questionnaireQuestionsMissing: [12] });
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/visitors');
  await expect(page).toHaveURL(origin + matches);
});

test.describe('guard rule 9: buying Premium leads back to the page before', () => {
  test('by the back link, from a later page too', async ({ page, origin, sandbox }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await headerLink(page, /^Messages/).click();
    await expect(page).toHaveURL(`${origin}/membership-area/messages`);
    await page.getByRole('link', { name: /Become a Premium member/ }).click();
    await expect(page).toHaveURL(`${origin}/premium-plans/plans`);
    await page.getByRole('button', { name: 'Continue with 6 months' }).click();
    await expect(page).toHaveURL(`${origin}/premium-plans/checkout`);
    await page.getByRole('link', { name: 'Back to the prices' }).click();
    await expect(page).toHaveURL(`${origin}/premium-plans/plans`);
    await page.goto(`${origin}/payments-error`);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Back to Tavelune' }).click();
    await expect(page).toHaveURL(`${origin}/membership-area/messages`);
  });

  test('by the link of the success page', async ({ page, origin, sandbox }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/my-account');
    await page.getByRole('link', { name: /Become a Premium member/ }).click();
    await page.getByRole('button', { name: 'Continue with 6 months' }).click();
    await page.getByRole('radio', { name: /PayPal/ }).check();
    await page.getByRole('button', { name: 'Continue to my order' }).click();
    await page.getByRole('button', { name: /^(?:Pay|Order|Buy)/ }).click();
    await page.getByRole('link', { name: 'The payment is good' }).click();
    await expect(page).toHaveURL(`${origin}/payments-success`);
    await page.getByRole('link', { name: 'Go back to where I was' }).click();
    await expect(page).toHaveURL(`${origin}/membership-area/my-account`);
    await expect(page.getByRole('link', { name: /Become a Premium member/ })).toHaveCount(0);
  });

  test('to the home page, if there is no page before', async ({ page, origin, sandbox }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', '/premium-plans/plans');
    await page.getByRole('link', { name: 'Back to Tavelune' }).click();
    await expect(page).toHaveURL(origin + home);
  });
});

test.describe('the other rules', () => {
  test('a page only for guests leads members to the home page', async ({ page, origin, sandbox }) => {
    await page.goto(`${origin}/error/no-auth`);
    await expect(pageHeading(page)).toHaveText('Please sign in');
    await page.getByRole('link', { name: 'Go to the sign-in page' }).click();
    await expect(page).toHaveURL(`${origin}/login`);
    await openSignedIn(page, { origin, sandbox }, 'complete', '/error/no-auth');
    await expect(page).toHaveURL(origin + home);
  });

  test('an email address that was confirmed elsewhere lets the member go on', async ({ page, origin, sandbox }) => {
    await openSignedIn(page, { origin, sandbox }, 'unconfirmed');
    await expect(page).toHaveURL(origin + confirmEmail);
    await page.getByRole('button', { name: 'Check again and continue' }).click();
    await expect(page.getByText(/isn’t confirmed yet/)).toBeVisible();
    await confirmNewestEmail(sandbox);
    await page.getByRole('button', { name: 'Check again and continue' }).click();
    await expect(page).toHaveURL(`${origin}/additional-questions`);
  });

  test('a changed email address has to be confirmed: the page names the new one, and its link leads on', {
    tag: '@rule',
  }, async ({ page, origin, sandbox }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/my-account');
    await page.getByRole('button', { name: 'Change my email address' }).click();
    await page.getByLabel('New email address').fill('margaret@sandbox.example');
    await page.getByLabel('Your password, so that we know it’s you').fill(memberPassword);
    await page.getByRole('button', { name: 'Save my new address' }).click();
    await expect(page.getByText('Your new address is saved')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(origin + confirmEmail);
    await expect(page.getByText('margaret@sandbox.example')).toBeVisible();
    await page.goto(await fetchNewestEmailLink(sandbox));
    await expect(page).toHaveURL(origin + matches);
  });

  test('reg=1 is removed from the address, and completes the registration once', async ({ page, origin, sandbox }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', `${matches}?photoFilter=1&reg=1`);
    await expect(page).toHaveURL(`${origin}${matches}?photoFilter=1`);
    await expect.poll(() => countCalls(sandbox, 'triggerFinish')).toBe(1);
    const finish = (await fetchRecordedRequests(sandbox)).find(({ call }) => call === 'triggerFinish');
    expect(finish?.body).toEqual({ device: 'desktop', userId: '106' });
  });
});
