import type { Page } from '@playwright/test';
import { countCalls, fetchRecordedRequests, injectFault } from '../../scripts/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/screenshots/signIn.ts';
import { pageHeading } from '../browser/memberActions.ts';
import { expect, test } from '../browser/siteTest.ts';

const path = '/membership-area/matches-preferences';
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const status = (page: Page) => page.locator('form').getByRole('status');
const save = (page: Page) => page.getByRole('button', { name: 'Save my preferences' });
const readCount = async (page: Page) => Number.parseInt((await status(page).last().textContent()) ?? '', 10);

test('a preference says at once how many matches fit, and what it would change to widen it', async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', path);
  await expect(status(page).last()).toHaveText(/^\d+ matches fit$/);
  const all = await readCount(page);
  const ages = card(page, 'How old should they be?');
  await ages.getByRole('textbox', { name: 'Minimum age' }).fill('56');
  await expect(status(page).last()).toContainText(`${all} before your change`);
  const fitting = await readCount(page);
  expect(fitting).toBeLessThan(all);
  await expect(ages.getByText(/^With 5 more years at each end: (\d+ match|no more)/)).toBeVisible();
  await save(page).click();
  await expect(status(page).last()).toHaveText('Your preferences are saved');
  const body = (await fetchRecordedRequests(sandbox)).findLast(({ call }) => call === 'updatePersonality')?.body;
  expect(body).toMatchObject({
    answers: expect.arrayContaining([expect.objectContaining({ question: 7, answer: [56, expect.any(Number)] })]),
  });
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
  await expect(wishes.getByText(/^If you did not mind: \d+ matches$/)).toBeVisible();
  await any!.click();
  await expect(friendship!).toHaveAttribute('aria-pressed', 'false');
  await expect(wishes.getByText('This rules nobody out.')).toBeVisible();
  await friendship!.click();
  await save(page).click();
  await expect(status(page).last()).toHaveText('Your preferences are saved');
});

test('a server that cannot count leaves the numbers out, and is asked once', async ({ page, origin, sandbox }) => {
  await injectFault(sandbox, { call: 'countMatches', kind: 'status', status: 404, times: 0 });
  await openSignedIn(page, { origin, sandbox }, 'complete', path);
  const ages = card(page, 'How old should they be?');
  await ages.getByRole('button', { name: 'Older' }).first().click();
  await save(page).click();
  await expect(status(page).last()).toHaveText('Your preferences are saved');
  await expect(pageHeading(page)).toBeVisible();
  await expect(page.getByText(/rules nobody out|matches fit/)).toHaveCount(0);
  // The stored number is asked for again once it may have changed.
  expect(await countCalls(sandbox, 'countMatches')).toBeLessThanOrEqual(2);
});
