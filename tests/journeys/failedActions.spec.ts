// Tags: @people/actions @people/notices @app/feedback @ConfirmationStatus.tsx @ContactDetailsPage.tsx @formatWaitingTime.ts
import type { Locator, Page } from '@playwright/test';
import { countCalls, injectFault, resetSandbox } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expectCalls, favouriteButton, holdRequests, pickOnCard } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'german' });

/** The banner over the page; the place of the failure shows a line of its own. */
const bannerOf = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });

const cardOf = (page: Page): Locator => page.getByRole('article').nth(1);

test.describe('a failed action between members', () => {
  for (const [call, button, text] of [
    ['sendSmile', 'Smile', 'Unable to send smile'],
    ['initiateConversation', 'Write', 'Unable to initiate the conversation'],
  ] as const) {
    test(`${call}: is reported over the page and on the member's card, until it succeeds`, async ({
      page,
      origin,
      sandbox,
      translate,
    }) => {
      await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/matches');
      await injectFault(sandbox, { call, kind: 'status', status: 500 });
      const candidates = page
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: new RegExp(`^${translate(button)} :`) }) });
      const name = await candidates.first().getByRole('heading').innerText();
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
      const action = card.getByRole('button', { name: new RegExp(`^${translate(button)} :`) });
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

  test('toggleBookmark: is reported over the page and on the card, which has no heart', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/matches');
    await injectFault(sandbox, { call: 'toggleBookmark', kind: 'status', status: 500 });
    const release = await holdRequests(page, ({ pathname }) => pathname.startsWith('/api/matches/bookmark/'), {
      times: 1,
    });
    const favourite = favouriteButton(cardOf(page), translate);
    await favourite.click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await favourite.click();
    const undo = page.getByRole('button', { name: translate('Undo') });
    await expect(undo).toBeVisible();
    release();
    // The call toggles: a removal of what was not added would add it.
    await expect(undo).toHaveCount(0);
    await expect(bannerOf(page, translate('Unable to set favourite'))).toBeVisible();
    await expect(cardOf(page).getByText(translate('Unable to set favourite'))).toBeVisible();
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    await favourite.click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(translate('Unable to set favourite'))).toHaveCount(0);
    await expectCalls(page, sandbox, 'toggleBookmark', 2);
  });

  test('deleteMatch: the match returns, and its card shows the error', async ({ page, origin, sandbox, translate }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
    const name = await cardOf(page).getByRole('heading').innerText();
    await injectFault(sandbox, { call: 'deleteMatch', kind: 'status', status: 500 });
    await pickOnCard(cardOf(page), translate, 'Delete match');
    await page.getByRole('button', { name: translate('Delete now') }).click();
    await expect(bannerOf(page, translate('Unable to delete match'))).toBeVisible();
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByText(translate('Unable to delete match'))).toBeVisible();
  });

  test('fetchIcebreakers: is reported in the dialog, and over the page when the dialog closes', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
    await injectFault(sandbox, { call: 'fetchIcebreakers', kind: 'status', status: 404 });
    await cardOf(page)
      .getByRole('button', { name: translate('Ask') })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(translate('Unable to fetch icebreaker questions'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(bannerOf(page, translate('Unable to fetch icebreaker questions'))).toBeVisible();
  });

  test('fetchThread: leads to the inbox, with the message of the server', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/messages');
    const body = { errors: { message: 'Heute geschlossen.' } };
    await injectFault(sandbox, { call: 'fetchThread', kind: 'body', status: 422, body, times: 0 });
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(bannerOf(page, 'Heute geschlossen.')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/membership-area/messages`);
    const inlineError = page.getByRole('main').getByText(translate('Error: the conversation couldn’t be opened'));
    await expect(inlineError).toBeVisible();
    await resetSandbox(sandbox);
    await page
      .getByRole('main')
      .getByRole('button', { name: translate('Try again') })
      .click();
    await expect(page.getByRole('textbox', { name: translate('Your message') })).toBeVisible();
    await expect(bannerOf(page, 'Heute geschlossen.')).toHaveCount(0);
  });
});

test('leaving the app carries out an action that could still be undone', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
  // Each may be all that a browser tells, or the last that it still sends something for.
  for (const [index, event] of ['beforeunload', 'pagehide', 'visibilitychange'].entries()) {
    await pickOnCard(cardOf(page), translate, 'Delete match');
    await expect(page.getByRole('button', { name: translate('Undo') })).toBeVisible();
    await expectCalls(page, sandbox, 'deleteMatch', index);
    await page.evaluate((type) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: type === 'visibilitychange' });
      document.dispatchEvent(new Event(type, { bubbles: true }));
      Reflect.deleteProperty(document, 'hidden');
    }, event);
    await expect.poll(() => countCalls(sandbox, 'deleteMatch'), event).toBe(index + 1);
  }
  await pickOnCard(cardOf(page), translate, 'Delete match');
  await expect(page.getByRole('button', { name: translate('Undo') })).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => countCalls(sandbox, 'deleteMatch')).toBe(4);
});

test('what was sent too often says when the next attempt may be', async ({ page, origin, sandbox, translate }) => {
  const send = (name: string) => page.getByRole('button', { name: translate(name) }).click();
  const tooOften = { kind: 'status', status: 429, retryAfter: 720 } as const;
  const when = 'in 12 Minuten';
  await openSignedIn(page, { origin, sandbox }, 'unconfirmed', '/confirm-email');
  await injectFault(sandbox, { call: 'resendConfirmation', ...tooOften });
  await send('Send the email again');
  const advice = translate('Please try again {when}, or write to our support team.', { when });
  await expect(page.getByRole('alert')).toContainText(advice);
  await openSignedIn(page, { origin, sandbox }, 'contact');
  for (const field of ['First name', 'Last name', 'Street and number', 'Postcode', 'City'])
    await page.getByLabel(translate(field)).fill('12345');
  await injectFault(sandbox, { call: 'sendContactData', ...tooOften });
  await send('Save my contact details');
  await expect(page.getByRole('alert')).toContainText(
    translate('Please try again {when}. What you’ve typed is still here.', { when }),
  );
});
