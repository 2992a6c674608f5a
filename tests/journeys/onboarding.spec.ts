import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AccountStage } from '../../scripts/sandbox/world/accounts.ts';
import {
  countCalls,
  fetchRecordedRequests,
  fetchToken,
  injectFault,
  magicLinkUrl,
  signOut,
  writeToken,
} from '../browser/memberActions.ts';
import { expect, test } from '../browser/siteTest.ts';

/** A sign-in link for one of the sandbox's accounts, as it stands in a letter. */
const createMagicLinkUrl = async (origin: string, sandbox: string, stage: AccountStage, query = '') =>
  magicLinkUrl(origin, await fetchToken(sandbox, stage), query);

/** Keeps a record of how many dialogs were ever open at the same time. */
async function watchStack(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { mostDialogs: number };
    seen.mostDialogs = 0;
    new MutationObserver(() => {
      seen.mostDialogs = Math.max(seen.mostDialogs, document.querySelectorAll('dialog[open]').length);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  });
  return () => page.evaluate(() => (window as unknown as { mostDialogs: number }).mostDialogs);
}

test.describe('details that are missing', () => {
  test.beforeEach(async ({ page, origin, sandbox, translate }) => {
    await page.goto(await createMagicLinkUrl(origin, sandbox, 'vital'));
    await expect(page.getByRole('dialog', { name: translate('A few of your details are missing') })).toBeVisible();
    await expect(page).toHaveURL(`${origin}/membership-area/matches`);
  });

  test('are asked for: mistakes, a refusal, success, then the questions', async ({
    page,
    sandbox,
    translate,
    site,
  }) => {
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(translate('Your name here'));
    const born = dialog.getByLabel(translate('Date of birth'));
    const place = dialog.getByLabel(translate('Town or postcode'));
    const save = dialog.getByRole('button', { name: translate('Save my details') });
    const summary = dialog.getByRole('alert');

    // What is known is there already; three other names can be had.
    await expect(name).not.toHaveValue('');
    await expect(place).not.toHaveValue('');
    await expect(dialog.getByRole('button', { name: /^\p{L}+\d\d$/u })).toHaveCount(3);
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations).toEqual([]);

    await name.fill('J');
    await save.click();
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${translate('Error: {title}', { title: '' })}`));
    await summary.getByRole('link', { name: translate('Enter your date of birth.') }).click();
    await expect(born).toBeFocused();
    const [typed, shown] = site.domain === 'com' ? ['04231965', '04/23/1965'] : ['23041965', '23.04.1965'];
    await born.pressSequentially(typed);
    await expect(born).toHaveValue(shown);

    // The server has something against the name of another account; every word typed stays.
    await injectFault(sandbox, {
      call: 'sendVitalAnswers',
      kind: 'body',
      status: 422,
      body: { errors: { username: 'Somebody else has this name.' } },
    });
    await name.fill('Jonquil');
    await place.fill((await place.inputValue()).slice(0, 3));
    await dialog.getByRole('option').first().click();
    await save.click();
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Somebody else has this name.');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveValue('Jonquil');
    await expect(born).not.toHaveAttribute('aria-invalid', 'true');

    // As it does after a reload.
    await page.reload();
    await expect(name).toHaveValue('Jonquil');
    await expect(born).not.toHaveValue('');
    await save.click();
    await expect(page.getByText(translate('Your details are saved'))).toBeVisible();
    const sent = (await fetchRecordedRequests(sandbox)).findLast(({ call }) => call === 'sendVitalAnswers')?.body;
    expect(sent).toMatchObject({ username: 'Jonquil', birthday: '1965-04-23', location: { coordinates: {} } });
    await expect.poll(() => countCalls(sandbox, 'triggerFinish')).toBe(1);
    await expect.poll(() => countCalls(sandbox, 'generateMatches')).toBe(1);

    // The questions come next, and go together.
    const questions = page.getByRole('dialog', { name: translate('A few more questions') });
    await questions.getByLabel(translate('Your answer')).fill('By the sea');
    await questions.getByRole('button', { name: translate('Continue') }).click();
    await questions.getByRole('button', { name: translate('Go back') }).click();
    await expect(questions.getByLabel(translate('Your answer'))).toHaveValue('By the sea');
    await questions.getByRole('button', { name: translate('Continue') }).click();
    await questions.getByRole('button', { name: translate('Answer later') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const stored = (await fetchRecordedRequests(sandbox)).filter(({ call }) => call === 'storeQuestionnaire');
    expect(stored.map(({ body }) => body)).toEqual([
      {
        answers: [
          { question: 13, answer: ['By the sea'], stepId: expect.any(Number) },
          { question: 16, answer: [], stepId: expect.any(Number) },
        ],
      },
    ]);

    // Nothing holds the member any more.
    await page.reload();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: translate('Messages') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/messages/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('lock nobody in: closing leaves a way back, and going elsewhere asks again', async ({
    page,
    origin,
    translate,
  }) => {
    const dialog = page.getByRole('dialog');
    await page.mouse.click(3, 3);
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: translate('Add my details') }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: translate('Visitors') })
      .first()
      .click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`${origin}/membership-area/matches`);
    await dialog.getByRole('button', { name: translate('Later') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('only what is missing is asked, and a failure keeps what was typed', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  const completion = {
    completed: true,
    steps_finished: 14,
    total: 14,
    additionalQuestionsShown: true,
    vitalQuestionsMissing: 32,
    questionnaireQuestionsMissing: [],
    contactDataRequired: false,
  };
  await injectFault(sandbox, { call: 'checkCompleted', kind: 'body', body: { data: completion }, times: 0 });
  await page.goto(await createMagicLinkUrl(origin, sandbox, 'complete'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(translate('Your name here'))).toBeVisible();
  await expect(dialog.getByLabel(translate('Date of birth'))).toHaveCount(0);
  await expect(dialog.getByLabel(translate('Town or postcode'))).toHaveCount(0);
  await dialog.getByLabel(translate('Your name here')).fill('Jonquil');
  await injectFault(sandbox, { call: 'sendVitalAnswers', kind: 'garbage' });
  await dialog.getByRole('button', { name: translate('Save my details') }).click();
  const banner = dialog.getByRole('alert');
  await expect(banner).toBeFocused();
  await expect(banner).toContainText(translate('Error: your details could not be saved'));
  await expect(dialog.getByLabel(translate('Your name here'))).toHaveValue('Jonquil');
  // A refusal may name what was not asked: it is asked then.
  await injectFault(sandbox, {
    call: 'sendVitalAnswers',
    kind: 'body',
    body: { errors: { birthday: 'A date of birth is needed.' } },
  });
  await dialog.getByRole('button', { name: translate('Save my details') }).click();
  await expect(dialog.getByLabel(translate('Date of birth'))).toHaveAttribute('aria-invalid', 'true');
});

test('questions that nobody can find hold nobody up', async ({ page, origin, sandbox, translate }) => {
  const completion = {
    completed: true,
    steps_finished: 14,
    total: 14,
    additionalQuestionsShown: true,
    vitalQuestionsMissing: 0,
    questionnaireQuestionsMissing: [9999],
    contactDataRequired: false,
  };
  await injectFault(sandbox, { call: 'checkCompleted', kind: 'body', body: { data: completion }, times: 0 });
  await page.goto(await createMagicLinkUrl(origin, sandbox, 'complete'));
  await expect.poll(() => countCalls(sandbox, 'dismissQuestionnaire')).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: translate('Visitors') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/visitors/);
  await expect(page.getByRole('heading', { level: 1, name: translate('Your visitors') })).toBeVisible();
  expect(await countCalls(sandbox, 'dismissQuestionnaire')).toBe(1);
});

test('a fresh member is welcomed, then asked for pictures, one after the other and once', async ({
  page,
  origin,
  sandbox,
  translate,
  site,
}) => {
  const mostDialogs = await watchStack(page);
  await page.goto(await createMagicLinkUrl(origin, sandbox, 'complete', '?confirm=1'));
  const welcome = page.getByRole('dialog', {
    name: new RegExp(translate('Welcome to {brand}', { brand: site.brand }), 'i'),
  });
  await expect(welcome).toBeVisible();
  await expect(page).toHaveURL(`${origin}/membership-area/matches`);
  await expect(welcome.getByRole('listitem')).toHaveCount(3);
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations).toEqual([]);
  await welcome.getByRole('button', { name: translate('Start now') }).click();
  await expect(welcome).toHaveCount(0);
  const upload = page.getByRole('dialog', { name: translate('Add pictures') });
  await expect(upload).toBeVisible();
  expect(await mostDialogs()).toBe(1);
  await upload.getByRole('button', { name: translate('Cancel') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await countCalls(sandbox, 'triggerFinish')).toBe(1);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: translate('View profile') }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${origin}/membership-area/matches`);
});

test('details come before the welcome, and pages that want quiet have none of it', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await page.goto(await createMagicLinkUrl(origin, sandbox, 'vital', '?confirm=1'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(translate('A few of your details are missing'));
  await dialog.getByRole('button', { name: translate('Later') }).click();
  await expect(dialog).toHaveCount(0);

  // A fresh member who is on the way to paying is left alone there.
  await signOut(page, { origin });
  await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
  await page.goto(`${origin}/premium-plans/plans?reg=1`);
  await expect(page).toHaveURL(`${origin}/premium-plans/plans`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
