// Tags: @termination @account
import type { Page } from '@playwright/test';
import {
  callApi,
  fetchRecordedRequests,
  injectFault,
  memberPassword,
  overrideData,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { goInApp, openSignedIn, openSignIn, type Translate } from '../../scripts/local/screenshots/signIn.ts';
import { englishButton, holdRequests } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
const inEnglish: Translate = (text) => text;

/** Presses a button of the dialog. */
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** The value of a fact of the dialog. */
const fact = (page: Page, name: string) =>
  page.getByRole('dialog').getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

const membership = (page: Page, t: Translate) => page.getByRole('region', { name: t('My membership') });

const openFromFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name }).click();

async function openCancelling(page: Page, server: { origin: string; sandbox: string }, t: Translate) {
  await openSignedIn(page, server, 'premium', '/membership-area/my-account#membership');
  await membership(page, t)
    .getByRole('button', { name: t('Cancel my Premium membership') })
    .click();
}

/** Opens the last step of deleting the account, with the password. */
async function openDeleting(page: Page, server: { origin: string; sandbox: string }, t: Translate) {
  await openSignedIn(page, server, 'premium', '/membership-area/my-account#delete');
  await page.getByRole('button', { name: t('Delete my account …') }).click();
  await expect(page.getByRole('dialog')).toContainText(/209,40/);
  await expect(page.getByRole('dialog').getByRole('button', { name: t('Withdraw from contract') })).toHaveCount(0);
  await press(page, t('Continue to delete'));
  await page.getByLabel(t('Your password, so that we know it’s you')).fill(memberPassword);
}

async function fillDeclarant(page: Page, t: Translate, contract: string) {
  await page.getByLabel(t('Your first and last name')).fill('Ada Berg');
  await page.getByLabel(t('Which contract is it?')).fill(contract);
  await page.getByLabel(t('Which contract is it?')).blur();
}

for (const [siteKey, viewport] of [
  ['french', phone],
  ['american', desktop],
] as const) {
  test.describe(`cancelling, ${siteKey}`, () => {
    test.use({ siteKey, viewport });

    test('without signing in: who, what and when, and a receipt without a day', async ({
      page,
      origin,
      sandbox,
      translate: t,
    }) => {
      await openSignIn(page, origin);
      await openFromFooter(page, t('Cancel contract'));
      await press(page, t('Cancel now'));
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(t('Enter your name.'));
      await fillDeclarant(page, t, 'premium@sandbox.example');
      // An address is not asked twice (rule U8).
      await expect(page.getByLabel(t('Email address for the receipt'))).toHaveValue('premium@sandbox.example');
      await press(page, t('Cancel now'));
      await expect(fact(page, t('Cancellation number'))).toHaveText(/^C-/);
      await expect(fact(page, t('End of the contract'))).toHaveText(
        t('The day named in the email to the address of your membership'),
      );
      await expect(fact(page, t('Kind of cancellation'))).toHaveText(t('At the next possible day'));
      await expect
        .poll(() => callApi(sandbox, 'premium', '/api/client/account'))
        .toMatchObject({ membership: { plan: siteKey === 'french' ? 'free' : 'premium', cancelable: false } });
    });

    test('in two presses as a member, with the true last day', async ({ page, origin, sandbox, translate: t }) => {
      await openCancelling(page, { origin, sandbox }, t);
      const end = await fact(page, t('Last day of Premium')).innerText();
      await press(page, t('Cancel now'));
      await expect(fact(page, t('End of the contract'))).toHaveText(end);
      await press(page, t('Close the confirmation'));
      // Swiss members leave at once.
      const after =
        siteKey === 'french' ? t('You have the free membership. You pay nothing, and nothing renews.') : end;
      await expect(membership(page, t)).toContainText(after);
      if (siteKey === 'french') return;
      // An important reason is heard after a cancellation, too; until then its day holds.
      await openFromFooter(page, 'Cancel contract');
      await press(page, 'Cancel at once, for an important reason');
      await page.getByLabel('The important reason').fill('Ill');
      await press(page, 'Cancel now');
      await expect(fact(page, 'End of the contract')).toHaveText(`At the latest ${end}`);
    });
  });
}

for (const [language, viewport] of [
  ['German', phone],
  ['English', desktop],
] as const) {
  test.describe(`withdrawing, in ${language}`, () => {
    test.use({ siteKey: 'german', viewport });

    test('as a member: what is paid back is shown before it is confirmed', async ({
      page,
      origin,
      sandbox,
      translate,
    }) => {
      const t = language === 'German' ? translate : inEnglish;
      await openSignIn(page, origin);
      if (language === 'English') await englishButton(page).click();
      await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/my-account#membership');
      await membership(page, t)
        .getByRole('button', { name: t('Withdraw from contract') })
        .click();
      const amount = language === 'German' ? /^209,40\s€$/ : '€209.40';
      await expect(fact(page, t('You get back'))).toHaveText(amount);
      await page.getByLabel(t('Your first and last name')).fill('Ada Berg');
      await press(page, t('Continue'));
      await expect(fact(page, t('You get back'))).toHaveText(amount);
      await press(page, t('Confirm withdrawal'));
      await expect(fact(page, t('Received on'))).toHaveText(/\d{4}.*\d\d:\d\d/);
      await expect(fact(page, t('You get back'))).toHaveText(amount);
      await press(page, t('Close the confirmation'));
      await expect(membership(page, t)).toContainText(
        t('You have the free membership. You pay nothing, and nothing renews.'),
      );
    });

    test('without signing in or a reason, and never answered as a cancellation', async ({
      page,
      origin,
      sandbox,
      translate,
    }) => {
      const t = language === 'German' ? translate : inEnglish;
      await openSignIn(page, origin);
      if (language === 'English') await englishButton(page).click();
      await openFromFooter(page, t('Withdraw from contract'));
      await fillDeclarant(page, t, 'O-1');
      await page.getByLabel(t('Email address for the receipt')).fill('ada@mail.example');
      await press(page, t('Continue'));
      await press(page, t('Confirm withdrawal'));
      await expect(page.getByRole('dialog')).toContainText(t('We have received your withdrawal.'));
      const calls = (await fetchRecordedRequests(sandbox)).map(({ call }) => call);
      expect(calls.filter((call) => /^(?:cancel|withdraw)/.test(call))).toEqual(['withdrawContract']);
    });
  });
}

test.describe('where there is no footer', () => {
  test.use({ siteKey: 'german', viewport: phone });

  test('a conversation has both ways out in its menu', async ({ page, origin, sandbox, translate: t }) => {
    await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/messages');
    await page.getByRole('main').getByRole('link').nth(1).click();
    await page.getByRole('button', { name: t('More') }).click();
    await expect(page.getByRole('menuitem', { name: t('Withdraw from contract') })).toBeVisible();
    await page.getByRole('menuitem', { name: t('Cancel contract') }).click();
    await expect(page.getByRole('dialog', { name: t('Cancel your contract') })).toBeVisible();
    // The conversation with the team has nothing else in its menu (reading 22).
    await page.keyboard.press('Escape');
    await goInApp(page, '/membership-area/messages/1');
    await page.getByRole('button', { name: t('More') }).click();
    await expect(page.getByRole('menuitem')).toHaveText(
      ['Imprint', 'Cancel contract', 'Withdraw from contract'].map((name) => t(name)),
    );
  });
});

test.describe('while something is in the way', () => {
  test.use({ siteKey: 'german', viewport: phone });

  for (const deletes of [false, true]) {
    const what = deletes ? 'the deletion of an account' : 'a cancellation';
    test(`nothing closes the dialog while ${what} is being sent`, async ({ page, origin, sandbox, translate: t }) => {
      await (deletes ? openDeleting : openCancelling)(page, { origin, sandbox }, t);
      const answer = await holdRequests(page, ({ pathname }) => /\/client\/(?:cancel|delete)$/.test(pathname));
      await press(page, t(deletes ? 'Delete my account for good' : 'Cancel now'));
      const dialog = page.getByRole('dialog');
      for (const name of [deletes ? 'Keep my account' : 'Keep Premium', 'Close']) {
        await expect(dialog.getByRole('button', { name: t(name) })).toHaveAttribute('aria-disabled', 'true');
        await dialog.getByRole('button', { name: t(name) }).click({ force: true });
      }
      for (let times = 0; times < 2; times += 1) await page.keyboard.press('Escape');
      await page.mouse.click(2, 2);
      // Back asks by the same guard.
      const leaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
      if (!deletes) await expect.poll(() => page.evaluate(leaving)).toBe(true);
      await expect(dialog).toBeVisible();
      answer();
      if (deletes) await expect(page).not.toHaveURL(/my-account/);
      else await expect(fact(page, t('Cancellation number'))).toHaveText(/^C-/);
    });
  }

  test('an important reason or a later day is shown, sent, and on the receipt', async ({
    page,
    origin,
    sandbox,
    translate: t,
  }) => {
    const year = new Date().getFullYear() + 1;
    await openCancelling(page, { origin, sandbox }, t);
    await page.getByLabel(t('At once, for an important reason')).check();
    await expect(fact(page, t('Last day of Premium'))).toContainText(/^Heute, wenn/);
    await page.getByLabel(t('The important reason')).fill('Krank');
    await page.getByLabel(t('On a later day')).check();
    await press(page, t('Cancel now'));
    await expect(page.getByLabel(t('Wished last day'))).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(t('Wished last day')).fill(`31.12.${year}`);
    await expect(fact(page, t('Wished last day'))).toHaveText(`31. Dezember ${year}`);
    await injectFault(sandbox, { call: 'cancelMembership', kind: 'status', status: 500 });
    await press(page, t('Cancel now'));
    const mail = page.getByRole('link', { name: t('Send it by email instead') });
    const body = new URL((await mail.getAttribute('href'))!).searchParams.get('body');
    expect(body).toMatch(new RegExp(`O-\\d+\\r\\n.*31\\. Dezember ${year}\\r\\n`, 's'));
    expect(body).not.toContain('Krank');
    await press(page, t('Cancel now'));
    await expect(fact(page, t('Wished last day'))).toHaveText(`31. Dezember ${year}`);
    await expect(fact(page, t('End of the contract'))).toHaveText(`31. Dezember ${year}`);
  });

  test('a withdrawal is offered before less is paid back, and too late leads back', async ({
    page,
    origin,
    sandbox,
    translate: t,
  }) => {
    await openCancelling(page, { origin, sandbox }, t);
    await press(page, t('Withdraw from contract'));
    await page.getByLabel(t('Your first and last name')).fill('Ada Berg');
    await injectFault(sandbox, { call: 'withdrawMembership', kind: 'status', status: 409 });
    await press(page, t('Continue'));
    await press(page, t('Confirm withdrawal'));
    await press(page, t('Go to cancelling'));
    await expect(fact(page, t('Last day of Premium'))).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: t('Withdraw from contract') })).toHaveCount(0);
    // Without a contract, as the server says, the form asks for it.
    await injectFault(sandbox, { call: 'cancelMembership', kind: 'status', status: 404 });
    await press(page, t('Cancel now'));
    await expect(page.getByLabel(t('Which contract is it?'))).toHaveValue('premium@sandbox.example');
  });

  for (const cancelled of [false, true]) {
    const what = cancelled ? 'can be replaced by an earlier day' : 'names the last payment';
    test(`a late cancellation ${what}`, async ({ page, origin, sandbox, translate: t }) => {
      const account = (await callApi(sandbox, 'premium', '/api/client/account')) as { membership: object };
      const changed = cancelled ? { status: 'cancelled', refund: null } : { refund: 0 };
      const late = { renewsAt: '2027-01-05', endsAt: '2027-01-20', ...changed };
      await overrideData(sandbox, 'fetchAccount', { ...account, membership: { ...account.membership, ...late } });
      await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/my-account#membership');
      await expect(membership(page, t)).toContainText(cancelled ? 'Premium bis 20. Januar' : '5. Januar 2027 wird nur');
      await membership(page, t)
        .getByRole('button', { name: t(cancelled ? 'Cancel for an earlier day' : 'Cancel my Premium membership') })
        .click();
      await (cancelled
        ? expect(fact(page, t('Last day of Premium'))).toHaveText(/^Der nächstmögliche Tag, spätestens der 20\./)
        : expect(fact(page, t('Last payment'))).toHaveText(/ 5\. Januar 2027 wird nur der Anteil abgebucht\.$/));
      await expect(page.getByRole('dialog')).not.toContainText(
        t('Nothing: you use all the time that you have paid for.'),
      );
    });
  }
});
