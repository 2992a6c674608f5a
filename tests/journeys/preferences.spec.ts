// Tags: @preferences
import type { Page } from '@playwright/test';
import { countCalls, fetchRecordedRequests, injectFault } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expectCalls, expectNoCall, pageHeading, readTexts } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';

const path = '/membership-area/matches-preferences';
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
const status = (page: Page) => page.locator('form').getByRole('status');
const save = (page: Page) => page.getByRole('button', { name: 'Save my preferences' });
const readCount = async (page: Page) => Number.parseInt((await readTexts(status(page).last()))[0]!, 10);

test('a preference says at once how many matches fit, and what it would change to widen it', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', path);
  await expect(status(page).last()).toHaveText(/^\d+ matches fit$/);
  const all = await readCount(page);
  const ages = card(page, 'How old should they be?');
  await ages.getByRole('slider', { name: 'Minimum age' }).fill('56');
  await expect(status(page).last()).toContainText(`Before: ${all}`);
  const fitting = await readCount(page);
  expect(fitting).toBeLessThan(all);
  await expect(ages.getByText(/^With 5 more years at each end: (\d+ match|no more)/)).toBeVisible();
  await save(page).click();
  await expect(status(page).last()).toHaveText('Preferences saved');
  const body = (await fetchRecordedRequests(sandbox)).findLast(({ call }) => call === 'updatePersonality')?.body;
  expect(body).toMatchObject({ answers: [{ question: 7, answer: [56, expect.any(Number)] }] });
  await page.reload();
  await expect(status(page).last()).toHaveText(new RegExp(`^${fitting} match`));
});

test('choices can be left open again, and an incomplete one is not sent', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', path);
  const wishes = card(page, 'What may they be looking for?');
  const [friendship, any] = ['Friendship', 'I don’t mind'].map((name) => wishes.getByRole('button', { name }));
  await expect(any!).toHaveAttribute('aria-pressed', 'true');
  await friendship!.click();
  await expect(any!).toHaveAttribute('aria-pressed', 'false');
  await expect(wishes.getByText(/^Without this limit: \d+ matches$/)).toBeVisible();
  await any!.click();
  await expect(friendship!).toHaveAttribute('aria-pressed', 'false');
  await expect(wishes.getByText('This includes everyone.')).toBeVisible();
  await friendship!.click();
  await save(page).click();
  await expect(status(page).last()).toHaveText('Preferences saved');
});

test.describe('on a narrow screen', () => {
  test.use({ siteKey: 'german', viewport: { width: 360, height: 740 } });

  test('a server that cannot count is asked once; a height is stored once it is chosen', { tag: '@rule' }, async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await injectFault(sandbox, { call: 'countMatches', kind: 'status', status: 404, times: 0 });
    await openSignedIn(page, { origin, sandbox }, 'complete', path);
    const saveButton = page.getByRole('button', { name: translate('Save my preferences') });
    const saved = async () =>
      (await fetchRecordedRequests(sandbox)).flatMap(({ call, body }) => (call === 'updatePersonality' ? [body] : []));
    const heights = card(page, translate('How tall should they be?'));
    const minimum = heights.getByRole('group', { name: translate('Minimum height') });
    const unset = heights.getByText(translate('Not chosen yet: this includes everyone.')).and(page.locator(':visible'));
    const heading = heights.getByRole('heading').getByRole('button');
    await expect(unset).toBeVisible();
    await expect(minimum).toBeHidden();
    await heading.click();
    await saveButton.click();
    await expect(status(page).last()).toHaveText(translate('Your preferences are saved'));
    await expectNoCall(page, sandbox, 'updatePersonality');
    await minimum.getByRole('button', { name: translate('One centimetre more') }).click();
    await expect(minimum).toContainText('141 cm');
    // Folding says the choice and keeps it; the address of a section opens it.
    await heading.click();
    await expect(minimum).toBeHidden();
    await expect(heights).toContainText('141 cm');
    await page.goto(`${page.url()}#${await heading.locator('span').getAttribute('id')}`);
    await minimum.getByRole('button', { name: translate('One centimetre less') }).click();
    await expect(unset).toHaveCount(0);
    await saveButton.click();
    await expect(status(page).last()).toHaveText(translate('Your preferences are saved'));
    await expectCalls(page, sandbox, 'updatePersonality', 1);
    await expect.poll(saved).toMatchObject([{ answers: [{ answer: [140, 200] }] }]);
    await expect(pageHeading(page)).toBeVisible();
    // The stored number is asked for again once it may have changed, which is after each saving.
    await expect.poll(() => countCalls(sandbox, 'countMatches')).toBeLessThanOrEqual(3);
  });
});
