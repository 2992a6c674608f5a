import type { Locator, Page } from '@playwright/test';
import { countCalls, fetchToken, injectFault, resetSandbox, writeToken } from '../browser/memberActions.ts';
import { expect, sharedPageTest as test } from '../browser/siteTest.ts';

test.use({ siteKey: 'german' });

/** A banner over the page; what happened has its line besides, where it happened. */
const bannerOf = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });

const cardOf = (page: Page): Locator => page.getByRole('article').nth(1);

test.describe('what goes wrong between members', () => {
  for (const [call, button, text] of [
    ['toggleBookmark', 'Add to favourites', 'Unable to set favourite'],
    ['sendSmile', 'Send smile', 'Unable to send smile'],
    ['initiateConversation', 'Write message', 'Unable to initiate the conversation'],
  ] as const) {
    test(`${call}: is told over the page and at the member, until it is tried again`, async ({
      page,
      origin,
      sandbox,
      translate,
    }) => {
      await writeToken(page, origin, await fetchToken(sandbox, 'premium'));
      await page.goto(`${origin}/membership-area/matches`);
      await injectFault(sandbox, { call, kind: 'status', status: 500 });
      const offered = page.getByRole('article').filter({ has: page.getByRole('button', { name: translate(button) }) });
      const name = await offered.first().getByRole('heading').innerText();
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
      const action = card.getByRole('button', { name: translate(button) });
      await action.click();
      const banner = bannerOf(page, translate(text));
      await expect(banner).toBeVisible();
      await expect(banner).toContainText(translate('Nothing has changed. Please try again in a moment.'));
      await banner.getByRole('button', { name: translate('Close') }).click();
      await expect(banner).toHaveCount(0);
      await expect(card.getByText(translate(text))).toBeVisible();
      await action.click();
      await expect(page.getByText(translate(text))).toHaveCount(0);
    });
  }

  test('a match that could not be deleted is back, and says so', async ({ page, origin, sandbox, translate }) => {
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    await page.goto(`${origin}/membership-area/matches`);
    const name = await cardOf(page).getByRole('heading').innerText();
    await injectFault(sandbox, { call: 'deleteMatch', kind: 'status', status: 500 });
    await cardOf(page)
      .getByRole('button', { name: translate('Delete match') })
      .click();
    await page.getByRole('button', { name: translate('Delete now') }).click();
    await expect(bannerOf(page, translate('Unable to delete match'))).toBeVisible();
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByText(translate('Unable to delete match'))).toBeVisible();
  });

  test('questions that do not come are told in the dialog, and over the page behind it', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    await page.goto(`${origin}/membership-area/matches`);
    await injectFault(sandbox, { call: 'fetchIcebreakers', kind: 'status', status: 404 });
    await cardOf(page)
      .getByRole('button', { name: translate('Ask a question') })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(translate('Unable to fetch icebreaker questions'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(bannerOf(page, translate('Unable to fetch icebreaker questions'))).toBeVisible();
  });

  test('a conversation that does not open leads to the inbox, in the words of the server', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await writeToken(page, origin, await fetchToken(sandbox, 'premium'));
    await page.goto(`${origin}/membership-area/messages`);
    const body = { errors: { message: 'Heute geschlossen.' } };
    await injectFault(sandbox, { call: 'fetchThread', kind: 'body', status: 422, body, times: 0 });
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(bannerOf(page, 'Heute geschlossen.')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/membership-area/messages`);
    const rest = page.getByRole('main').getByText(translate('Error: the conversation could not be opened'));
    await expect(rest).toBeVisible();
    await resetSandbox(sandbox);
    await page
      .getByRole('main')
      .getByRole('button', { name: translate('Try again') })
      .click();
    await expect(page.getByRole('textbox', { name: translate('Your message') })).toBeVisible();
    await expect(bannerOf(page, 'Heute geschlossen.')).toHaveCount(0);
  });
});

test('leaving the product carries out what could still be taken back', async ({ page, origin, sandbox, translate }) => {
  await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
  await page.goto(`${origin}/membership-area/matches`);
  await cardOf(page)
    .getByRole('button', { name: translate('Delete match') })
    .click();
  await expect(page.getByRole('button', { name: translate('Take it back') })).toBeVisible();
  expect(await countCalls(sandbox, 'deleteMatch')).toBe(0);
  await page.goto('about:blank');
  await expect.poll(() => countCalls(sandbox, 'deleteMatch')).toBe(1);
});
