import type { AccountStage } from '../../scripts/sandbox/world/accounts.ts';
import {
  countCalls,
  fetchRecordedRequests,
  fetchToken,
  injectFault,
  signInByLink,
  writeToken,
} from '../browser/memberActions.ts';
import { expect, sharedPageTest as test } from '../browser/siteTest.ts';

// Each of the ten guard rules, as a member meets it (app/README.md, "Guard rules").

const home = '/membership-area/home';
const matches = '/membership-area/matches';
const confirmEmail = '/confirm-email';
const contactPage = '/payments-success-info';

/** What a rule does with members of a stage: the address they ask for, and where they arrive. */
type ExpectedRedirects = Partial<Record<AccountStage, readonly (readonly [asked: string, reached: string])[]>>;

const rules: Record<string, ExpectedRedirects> = {
  'guard rule 2: the questionnaire comes first, and nobody skips ahead in it': {
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
  'guard rule 3: then the e-mail address is confirmed': {
    unconfirmed: [
      ['/personality-test/3', confirmEmail],
      [home, confirmEmail],
      ['/additional-questions', confirmEmail],
      ['/welcome-message', '/welcome-message'],
      ['/completion-message', '/completion-message'],
    ],
  },
  'guard rule 5: members who have answered do not come back to the questions': {
    complete: [
      ['/personality-test/3', home],
      ['/personality-test', home],
      ['/additional-questions', home],
    ],
  },
  'guard rule 7: missing answers are asked for over the matches': {
    vital: [
      [home, matches],
      ['/membership-area/my-account', matches],
      ['/premium-plans/plans', matches],
      [matches, matches],
    ],
  },
  'guard rule 8: premium members have nothing to buy': {
    premium: [
      ['/premium-plans', home],
      ['/premium-plans/plans?feature=1', home],
      ['/premium-plans/checkout', home],
      ['/premium-plans/summary', home],
      ['/payments-success', '/payments-success'],
    ],
  },
  'guard rule 10: missing contact data is asked for before anything else': {
    contact: [
      [home, contactPage],
      ['/payments-success', contactPage],
      ['/membership-area/messages/11', contactPage],
      [contactPage, contactPage],
      ['/logout', '/login'],
    ],
  },
};

for (const [rule, ways] of Object.entries(rules)) {
  for (const [stage, addresses] of Object.entries(ways) as [AccountStage, ExpectedRedirects[AccountStage] & object][]) {
    test(`${rule} (${stage})`, async ({ page, origin, sandbox }) => {
      await writeToken(page, origin, await fetchToken(sandbox, stage));
      for (const [asked, reached] of addresses) {
        await page.goto(origin + asked);
        await expect(page, asked).toHaveURL(origin + reached);
        await expect(page.getByRole('heading', { level: 1 }), asked).toBeVisible();
      }
    });
  }
}

test('guard rule 1: guests sign in first, and then reach the page they wanted', async ({ page, origin }) => {
  const wanted = '/membership-area/messages/11';
  await page.goto(origin + wanted);
  await expect(page).toHaveURL(`${origin}/login?returnTo=${encodeURIComponent(wanted)}`);
  await page.getByLabel('E-mail address').fill('complete@sandbox.example');
  await page.getByLabel('Password', { exact: true }).fill('sandbox-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(origin + wanted);
  await expect(page.getByLabel('Your message')).toBeVisible();
});

test('guard rule 1: a missing or foreign token ends the session at the next navigation', async ({
  page,
  origin,
  sandbox,
}) => {
  await signInByLink(page, { origin, sandbox }, 'complete');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Visitors/ })
    .click();
  await expect(page).toHaveURL(`${origin}/login?returnTo=${encodeURIComponent('/membership-area/visitors')}`);
  expect(await countCalls(sandbox, 'fetchVisitors')).toBe(0);

  await signInByLink(page, { origin, sandbox }, 'complete');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Margaret');
  const other = await fetchToken(sandbox, 'premium');
  await page.evaluate((token) => localStorage.setItem('token', token), other);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Messages/ })
    .click();
  // The whole page is loaded anew, as the other member's; nothing of the first is asked for with the new token.
  await expect(page.getByRole('link', { name: 'Become Premium member' })).toHaveCount(0);
  await page.goto(origin + home);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Margaret/);
});

test('guard rule 4: on desktop the additional questions are shown, once', async ({ page, origin, sandbox }) => {
  await signInByLink(page, { origin, sandbox }, 'confirmed');
  await expect(page).toHaveURL(`${origin}/additional-questions`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(origin + home);
  await expect(page).toHaveURL(origin + home);
});

test('guard rule 4: on a phone they are fetched, the user is reloaded, and the matches come next', async ({
  page,
  origin,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1199, height: 800 });
  await writeToken(page, origin, await fetchToken(sandbox, 'confirmed'));
  await page.goto(origin + home);
  await expect(page).toHaveURL(origin + matches);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your matches');
  const calls = (await fetchRecordedRequests(sandbox)).map(({ call }) => call);
  const fetched = calls.indexOf('fetchAdditionalQuestions');
  expect(calls.filter((call) => call === 'fetchAdditionalQuestions')).toHaveLength(1);
  expect(calls.slice(fetched)).toEqual(expect.arrayContaining(['fetchUserConfig', 'checkCompleted', 'triggerFinish']));
});

test('guard rule 4: on a phone, a failed fetch does not cause a redirect loop', async ({ page, origin, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await injectFault(sandbox, { call: 'fetchAdditionalQuestions', kind: 'status', status: 404, times: 0 });
  await writeToken(page, origin, await fetchToken(sandbox, 'confirmed'));
  await page.goto(origin + home);
  await expect(page).toHaveURL(`${origin}/additional-questions`);
  await expect(page.getByRole('button', { name: 'Go on to my matches without these questions' })).toBeVisible();
  // Once by the guard, and once by the page that it leads to instead.
  expect(await countCalls(sandbox, 'fetchAdditionalQuestions')).toBe(2);
});

test('guard rule 6: confirmed members go on to the matches, as freshly registered', async ({
  page,
  origin,
  sandbox,
}) => {
  await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
  await page.goto(origin + confirmEmail);
  await expect(page).toHaveURL(origin + matches);
  await expect.poll(() => countCalls(sandbox, 'triggerFinish')).toBe(1);
});

test('guard rule 7: missing questions count like missing details', async ({ page, origin, sandbox }) => {
  const completion = {
    completed: true,
    steps_finished: 14,
    total: 14,
    confirmFirst: false,
    additionalQuestionsShown: true,
    vitalQuestionsMissing: 0,
    questionnaireQuestionsMissing: [12],
    contactDataRequired: false,
  };
  await injectFault(sandbox, { call: 'checkCompleted', kind: 'body', body: { data: completion }, times: 0 });
  await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
  await page.goto(`${origin}/membership-area/visitors`);
  await expect(page).toHaveURL(origin + matches);
});

test.describe('guard rule 9: buying Premium leads back to where it began', () => {
  test('by Back, also from further on', async ({ page, origin, sandbox }) => {
    await signInByLink(page, { origin, sandbox }, 'complete');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Visitors/ })
      .click();
    await expect(page).toHaveURL(`${origin}/membership-area/visitors`);
    await page.getByRole('link', { name: /Become Premium member/ }).click();
    await expect(page).toHaveURL(`${origin}/premium-plans/plans`);
    await page.getByRole('button', { name: 'Choose 3 months' }).click();
    await expect(page).toHaveURL(`${origin}/premium-plans/checkout`);
    await page.getByRole('link', { name: 'Back to the prices' }).click();
    await expect(page).toHaveURL(`${origin}/premium-plans/plans`);
    await page.goto(`${origin}/payments-error`);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Back to Tavelune' }).click();
    await expect(page).toHaveURL(`${origin}/membership-area/visitors`);
  });

  test('by the page that says it worked', async ({ page, origin, sandbox }) => {
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    await page.goto(`${origin}/membership-area/online`);
    await page.getByRole('link', { name: /Become Premium member/ }).click();
    await page.getByRole('button', { name: 'Choose 3 months' }).click();
    await page.getByRole('radio', { name: /PayPal/ }).check();
    await page.getByRole('button', { name: 'Continue to my order' }).click();
    await page.getByRole('button', { name: /^(?:Pay|Order|Buy)/ }).click();
    await page.getByRole('link', { name: 'The payment is good' }).click();
    await expect(page).toHaveURL(`${origin}/payments-success`);
    await page.getByRole('link', { name: 'Go back to where I was' }).click();
    await expect(page).toHaveURL(`${origin}/membership-area/online`);
    await expect(page.getByRole('link', { name: /Become Premium member/ })).toHaveCount(0);
  });

  test('home, where it began nowhere', async ({ page, origin, sandbox }) => {
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    await page.goto(`${origin}/premium-plans/plans`);
    await page.getByRole('link', { name: 'Back to Tavelune' }).click();
    await expect(page).toHaveURL(origin + home);
  });
});

test.describe('the other rules', () => {
  test('a page for nobody but guests leads members home, and stays for guests', async ({ page, origin, sandbox }) => {
    await page.goto(`${origin}/error/no-auth`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in');
    await page.getByRole('link', { name: 'Go to the sign-in page' }).click();
    await expect(page).toHaveURL(`${origin}/login`);
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    await page.goto(`${origin}/error/no-auth`);
    await expect(page).toHaveURL(origin + home);
  });

  test('an address that is confirmed meanwhile is noticed, and the member goes on', async ({
    page,
    origin,
    sandbox,
  }) => {
    await signInByLink(page, { origin, sandbox }, 'unconfirmed');
    await expect(page).toHaveURL(origin + confirmEmail);
    await page.getByRole('button', { name: 'Check again and go on' }).click();
    await expect(page.getByText(/not confirmed yet/)).toBeVisible();
    const headers = {
      Authorization: `Bearer ${await fetchToken(sandbox, 'unconfirmed')}`,
      'Content-Type': 'application/json',
    };
    const body = JSON.stringify({ device: 'desktop', userId: '103' });
    await fetch(`${sandbox}/api/personality/trigger/finish`, { method: 'POST', headers, body });
    await page.getByRole('button', { name: 'Check again and go on' }).click();
    await expect(page).toHaveURL(`${origin}/additional-questions`);
  });

  test('the mark of a fresh registration is taken out of the address, and counts once', async ({
    page,
    origin,
    sandbox,
  }) => {
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    await page.goto(`${origin}${matches}?photoFilter=1&reg=1`);
    await expect(page).toHaveURL(`${origin}${matches}?photoFilter=1`);
    await expect.poll(() => countCalls(sandbox, 'triggerFinish')).toBe(1);
    const finish = (await fetchRecordedRequests(sandbox)).find(({ call }) => call === 'triggerFinish');
    expect(finish?.body).toEqual({ device: 'desktop', userId: '106' });
  });
});
