// Tags: @onboarding
import type { Locator, Page } from '@playwright/test';
import type { AccountStage } from '../../scripts/backend/sandbox/world/accountTypes.ts';
import {
  countCalls,
  fetchRecordedRequests,
  fetchToken,
  injectFault,
  overrideCompletion,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { magicLinkUrl, openSignedIn, type SiteOrigins } from '../../scripts/local/screenshots/signIn.ts';
import {
  expectCalls,
  expectNoCall,
  navLink,
  pageHeading,
  profileLinks,
  readBox,
  signOut,
} from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { findAxeViolations } from '../visual/pageViolations.ts';

/** Opens a sign-in link. */
const openLink = async (page: Page, { origin, sandbox }: SiteOrigins, stage: AccountStage, query?: string) =>
  page.goto(magicLinkUrl(origin, await fetchToken(sandbox, stage), query));

/** Records how many dialogs are open at a time; the function it gives reads the highest number. */
async function recordOpenDialogs(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const record = window as unknown as { maxDialogs: number };
    record.maxDialogs = 0;
    new MutationObserver(() => {
      record.maxDialogs = Math.max(record.maxDialogs, document.querySelectorAll('dialog[open]').length);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  });
  return () => page.evaluate(() => (window as unknown as { maxDialogs: number }).maxDialogs);
}

const suggestions = (dialog: Locator) => dialog.getByRole('button', { name: /^\p{L}+ \p{L}+ \d\d$/u });

test.describe('missing details', () => {
  test.beforeEach(async ({ page, origin, sandbox, translate }) => {
    await openLink(page, { origin, sandbox }, 'vital');
    await expect(page.getByRole('dialog', { name: translate('A few of your details are missing') })).toBeVisible();
    await expect(page).toHaveURL(`${origin}/membership-area/matches`);
  });

  test('are requested: errors, a refusal, success, then the questions', async ({ page, sandbox, translate, site }) => {
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(translate('Your member name'));
    const born = dialog.getByLabel(translate('Date of birth'));
    const town = dialog.getByLabel(translate('Town or postcode'));
    const save = dialog.getByRole('button', { name: translate('Save my details') });
    const summary = dialog.getByRole('alert');

    // Known details are filled in, and three names are suggested.
    await expect(name).not.toHaveValue('');
    await expect(town).not.toHaveValue('');
    await expect(suggestions(dialog)).toHaveCount(3);
    await expect(save).toBeInViewport({ ratio: 1 });
    const violations = await findAxeViolations(page, 'light');
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

    // The server refuses a name that another account has; the typed texts remain.
    await injectFault(sandbox, {
      call: 'sendVitalAnswers',
      kind: 'body',
      status: 422,
      body: { errors: { username: 'Somebody else has this name.' } },
    });
    await name.fill('Jonquil');
    await town.fill((await town.inputValue()).slice(0, 3));
    await dialog.getByRole('option').first().click();
    await save.click();
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Somebody else has this name.');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveValue('Jonquil');
    await expect(born).not.toHaveAttribute('aria-invalid', 'true');

    // The typed texts remain after a reload.
    await page.reload();
    await expect(name).toHaveValue('Jonquil');
    await expect(born).not.toHaveValue('');
    await save.click();
    await expect(page.getByText(translate('Your details are saved'))).toBeVisible();
    const sent = (await fetchRecordedRequests(sandbox)).findLast(({ call }) => call === 'sendVitalAnswers')?.body;
    expect(sent).toMatchObject({ username: 'Jonquil', birthday: '1965-04-23', location: { coordinates: {} } });
    await expect.poll(() => countCalls(sandbox, 'triggerFinish')).toBe(1);
    await expect.poll(() => countCalls(sandbox, 'generateMatches')).toBe(1);

    // The questions follow, and are sent together.
    const questions = page.getByRole('dialog', { name: translate('A few more questions') });
    await expect(questions.getByRole('button', { name: translate('Continue') })).toBeInViewport({ ratio: 1 });
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

    // The member can open other pages.
    await page.reload();
    await navLink(page, translate, 'Messages').click();
    await expect(page).toHaveURL(/\/messages/);
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('on a German phone', () => {
    test.use({ siteKey: 'german', viewport: { width: 360, height: 640 } });

    test('keep Save in sight, and can be given later: another page asks again', { tag: '@rule' }, async ({
      page,
      origin,
      translate,
    }) => {
      const dialog = page.getByRole('dialog');
      const save = dialog.getByRole('button', { name: translate('Save my details') });
      const name = dialog.getByLabel(translate('Your member name'));
      await expect(save).toBeInViewport({ ratio: 1 });
      await settled(page);
      const [dialogBox, saveBox] = [await readBox(dialog), await readBox(save)];
      expect(saveBox.width).toBeGreaterThan(dialogBox.width * 0.8);
      const suggestion = suggestions(dialog).first();
      const suggested = await suggestion.innerText();
      await suggestion.click();
      await expect(name).toHaveValue(suggested);
      await dialog.getByLabel(translate('Town or postcode')).focus();
      await expect(dialog.getByLabel(translate('Town or postcode'))).toBeInViewport({ ratio: 1 });

      // A keyboard covers part of the window.
      const showHeight = (height: number) =>
        page.evaluate((value) => {
          Object.defineProperty(window.visualViewport, 'height', { value, configurable: true });
          window.visualViewport!.dispatchEvent(new Event('resize'));
        }, height);
      await showHeight(400);
      await expect.poll(async () => (await readBox(save)).y + saveBox.height).toBeLessThanOrEqual(400);
      await showHeight(640);

      await page.mouse.click(3, 3);
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: translate('Add my details') }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page
        .getByRole('link', { name: new RegExp(`^${translate('Visitors')}`) })
        .first()
        .click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`${origin}/membership-area/matches`);
      await dialog.getByRole('button', { name: translate('Later') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(pageHeading(page)).toBeVisible();
    });
  });
});

test('only missing details are requested, and a failure keeps the typed text', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await overrideCompletion(sandbox, { vitalQuestionsMissing: 32 });
  await openLink(page, { origin, sandbox }, 'complete');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(translate('Your member name'))).toBeVisible();
  await expect(dialog.getByLabel(translate('Date of birth'))).toHaveCount(0);
  await expect(dialog.getByLabel(translate('Town or postcode'))).toHaveCount(0);
  await dialog.getByLabel(translate('Your member name')).fill('Jonquil');
  await injectFault(sandbox, { call: 'sendVitalAnswers', kind: 'garbage' });
  await dialog.getByRole('button', { name: translate('Save my details') }).click();
  const banner = dialog.getByRole('alert');
  await expect(banner).toBeFocused();
  await expect(banner).toContainText(translate('Error: your details couldn’t be saved'));
  await expect(dialog.getByLabel(translate('Your member name'))).toHaveValue('Jonquil');
  // A refusal may name another detail, which is then requested.
  await injectFault(sandbox, {
    call: 'sendVitalAnswers',
    kind: 'body',
    body: { errors: { birthday: 'A date of birth is needed.' } },
  });
  await dialog.getByRole('button', { name: translate('Save my details') }).click();
  await expect(dialog.getByLabel(translate('Date of birth'))).toHaveAttribute('aria-invalid', 'true');
});

test('missing questions come with one call, or from the last step downwards where the API lacks it', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  const dialog = page.getByRole('dialog', { name: translate('A few more questions') });
  await overrideCompletion(sandbox, { questionnaireQuestionsMissing: [16] });
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
  await expect(dialog.getByLabel(translate('Your answer'))).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await expectCalls(page, sandbox, 'fetchQuestionsByIds', 1);
  await expectNoCall(page, sandbox, 'fetchQuestion');
  await injectFault(sandbox, { call: 'fetchQuestionsByIds', kind: 'status', status: 404, times: 0 });
  await page.reload();
  await expect(dialog.getByLabel(translate('Your answer'))).toBeVisible();
  await expectCalls(page, sandbox, 'fetchQuestion', 4);
});

test('missing questions that do not exist are dismissed, and do not block the member', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await overrideCompletion(sandbox, { questionnaireQuestionsMissing: [9999] });
  await openLink(page, { origin, sandbox }, 'complete');
  await expect.poll(() => countCalls(sandbox, 'dismissQuestionnaire')).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await navLink(page, translate, 'Visitors').click();
  await expect(page).toHaveURL(/\/visitors/);
  await expect(page.getByRole('heading', { level: 1, name: translate('Your visitors') })).toBeVisible();
  await expectCalls(page, sandbox, 'dismissQuestionnaire', 1);
});

ownPageTest(
  'a new member gets the welcome, then the request for pictures, one at a time and once',
  async ({ page, origin, sandbox, translate, site }) => {
    const maxDialogs = await recordOpenDialogs(page);
    await openLink(page, { origin, sandbox }, 'complete', '?confirm=1');
    const welcome = page.getByRole('dialog', {
      name: new RegExp(translate('Welcome to {brand}', { brand: site.brand }), 'i'),
    });
    await expect(welcome).toBeVisible();
    await expect(page).toHaveURL(`${origin}/membership-area/matches`);
    await expect(welcome.getByRole('listitem')).toHaveCount(3);
    await expect(welcome.getByRole('button', { name: translate('See my matches') })).toBeInViewport({ ratio: 1 });
    const violations = await findAxeViolations(page, 'light');
    expect(violations).toEqual([]);
    await welcome.getByRole('button', { name: translate('See my matches') }).click();
    await expect(welcome).toHaveCount(0);
    const upload = page.getByRole('dialog', { name: translate('Add pictures') });
    await expect(upload).toBeVisible();
    await settled(page);
    await expect.poll(maxDialogs).toBe(1);
    await upload.getByRole('button', { name: translate('Cancel') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectCalls(page, sandbox, 'triggerFinish', 1);

    await page.reload();
    await expect(profileLinks(page).first()).toBeVisible();
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`${origin}/membership-area/matches`);
  },
);

test('the missing details precede the welcome, and the payment pages show neither', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await openLink(page, { origin, sandbox }, 'vital', '?confirm=1');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(translate('A few of your details are missing'));
  await dialog.getByRole('button', { name: translate('Later') }).click();
  await expect(dialog).toHaveCount(0);

  // A new member who is about to pay gets no dialog.
  await signOut(page);
  await openSignedIn(page, { origin, sandbox }, 'complete', '/premium-plans/plans?reg=1');
  await expect(page).toHaveURL(`${origin}/premium-plans/plans`);
  await expect(pageHeading(page)).toBeVisible();
  await settled(page);
  await expect(dialog).toHaveCount(0);
});
