// Tags: @chat/inbox @chat/conversation
import type { Locator, Page } from '@playwright/test';
import { openEmptyConversation } from '../../scripts/local/screenshots/openEmptyConversation.ts';
import { injectFault, triggerEvent } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { answerWithManyConversations } from '../browser/answerWithManyConversations.ts';
import { expectCalls, expectNoCall, waitForSocket } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { watchRerender } from '../browser/watchRerender.ts';

const inbox = '/membership-area/messages';

const rowOf = (page: Page, id: number | string): Locator => page.getByRole('main').locator(`a[href="${inbox}/${id}"]`);
const readTop = (locator: Locator) => locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.describe('on a phone', () => {
  test.use({ siteKey: 'german', viewport: { width: 360, height: 740 } });

  ownPageTest(
    'a long inbox keeps its place while a new message moves a row, and when coming back from a conversation',
    { tag: '@rule' },
    async ({ page, origin, sandbox, translate }) => {
      // No toast covers what is pressed.
      await page.addInitScript(() => localStorage.setItem('quietMode', 'yes'));
      const bringToTop = await answerWithManyConversations(page, sandbox, { total: 200, pageSize: 200 });
      await openSignedIn(page, { origin, sandbox }, 'premium', inbox);
      await waitForSocket(sandbox);
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(200);
      const row = rowOf(page, 500_070);
      await rows.nth(70).scrollIntoViewIfNeeded();
      await row.focus();
      // Only what is near the window is in the document.
      await expect(rows.getByRole('link').nth(79)).toHaveCount(0);
      await settled(page);
      const top = await readTop(row);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
      const expectPlace = async () => {
        await expect(row).toBeFocused();
        await settled(page);
        await expect.poll(async () => Math.abs((await readTop(row)) - top)).toBeLessThanOrEqual(1);
      };

      bringToTop(150);
      await triggerEvent(sandbox, 'premium', { type: 'message' });
      await expect(rows.nth(71).getByRole('link')).toHaveAttribute('href', `${inbox}/500070`);
      await expectPlace();

      // A press of the pointer would scroll in Firefox first.
      await row.press('Enter');
      await expect(page.getByLabel(translate('Your message'))).toBeVisible();
      await page.getByRole('link', { name: translate('Back to the messages') }).click();
      await expect(page).toHaveURL(origin + inbox);
      await expectPlace();
      await page.goForward();
      await expect(page.getByLabel(translate('Your message'))).toBeVisible();
      await page.goBack();
      await expectPlace();
    },
  );
});

ownPageTest(
  'a longer inbox is as long again after reloading inside a conversation; a new message fetches its top only',
  async ({ page, origin, sandbox }) => {
    const bringToTop = await answerWithManyConversations(page, sandbox, { total: 60 });
    const offsets: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/chat/conversations/') offsets.push(searchParams.get('offset') ?? '');
    });
    await openSignedIn(page, { origin, sandbox }, 'premium', inbox);
    await waitForSocket(sandbox);
    const rows = page.getByRole('main').locator(`li a[href^="${inbox}/5000"]`);
    for (const count of [10, 20]) {
      await expect(rows).toHaveCount(count);
      await page.getByRole('button', { name: 'Show more conversations' }).click();
    }
    await expect(rows).toHaveCount(30);
    await settled(page);
    offsets.length = 0;
    bringToTop(45);
    await triggerEvent(sandbox, 'premium', { type: 'message' });
    await expect(rows.first()).toHaveAttribute('href', `${inbox}/500045`);
    await expect(rows).toHaveCount(31);
    await settled(page);
    expect(new Set(offsets)).toEqual(new Set(['0']));

    await rowOf(page, 500_005).click();
    await expect(page.getByLabel('Your message')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Your message')).toBeVisible();
    await page.goBack();
    await expect(rows.nth(30)).toBeAttached();
  },
);

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the inbox says who wrote last, when, and what is unsent; the search marks what it found', {
    tag: '@rule',
  }, async ({ page, origin, sandbox }) => {
    await openSignedIn(page, { origin, sandbox }, 'premium', inbox);
    await expectNoCall(page, sandbox, 'fetchThread');
    const newest = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    await expect(page.getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      (await newest.getAttribute('href'))!,
    );
    await rowOf(page, 11).last().click();
    const search = page.getByLabel('Search by name');
    await settled(page);
    const isDrawnAgain = await watchRerender(page.getByRole('main').locator('ul').first());
    // Before anything is sent, because answers draw the list. A space is typed text, and searches for nothing.
    await search.press('Space');
    await expect(search).toHaveValue(' ');
    await settled(page);
    await expect.poll(isDrawnAgain).toBe(false);

    const field = page.getByLabel('Your message');
    const send = page.getByRole('button', { name: 'Send message' });
    await expect(rowOf(page, 11)).not.toContainText('You:');
    await field.fill('Shall we meet by the lake?');
    await send.click();
    await expect(rowOf(page, 11)).toContainText('You: Shall we meet by the lake?');
    await expect(rowOf(page, 11).locator('time')).toHaveText('Now');
    await expect(rowOf(page, 12).locator('time')).toHaveText(/^(\d+ hours? ago|Yesterday|\d\d\/\d\d\/\d{4})$/);

    await injectFault(sandbox, { call: 'sendMessage', kind: 'status', status: 500 });
    await field.fill('Are you there?');
    await send.click();
    await expect(rowOf(page, 11)).toContainText('Not sent: Are you there?');

    await rowOf(page, 12).click();
    await expect(page).toHaveURL(`${origin}${inbox}/12`);
    // The address changes before the other thread is shown.
    await settled(page);
    await field.fill('I wanted to');
    await expect(rowOf(page, 12)).not.toContainText('Draft:');
    await rowOf(page, 11).click();
    await expect(rowOf(page, 12)).toContainText('Draft: I wanted to');
    await page.getByRole('button', { name: 'Delete message' }).click();
    await expect(rowOf(page, 11)).toContainText('You: Shall we meet by the lake?');

    const name = (await rowOf(page, 13).locator('bdi').first().innerText()).trim();
    await search.fill('nobody of this name');
    await page.getByRole('button', { name: 'Show all conversations' }).click();
    await expect(search).toHaveValue('');
    await expect(rowOf(page, 13)).toBeVisible();
    await search.fill(name.slice(1, 4).toUpperCase());
    await expect(rowOf(page, 13).locator('mark')).toHaveText(name.slice(1, 4));
    await expect(rowOf(page, 13).locator('bdi').first()).toHaveText(name);
  });
});

const firstLines = (page: Page): Locator => page.getByRole('main').locator('section section').getByRole('button');

test.describe('a conversation that has not begun', () => {
  test.use({ siteKey: 'french', viewport: { width: 360, height: 740 } });

  test('offers three lines to edit, a smile and a question; none is sent by itself', { tag: '@rule' }, async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await openEmptyConversation(page, { origin, sandbox }, 'premium');
    const field = page.getByLabel(translate('Your message'));
    await expect(firstLines(page)).toHaveCount(3);
    await expect(page.getByRole('button', { name: translate('Send a smile') })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 740 });
    const line = await firstLines(page).first().innerText();
    await firstLines(page).first().click();
    await expect(field).toHaveValue(line);
    await expect(field).toBeFocused();
    await expect(field).toHaveJSProperty('selectionStart', line.length);
    // What is typed is not replaced.
    await expect(firstLines(page)).toHaveCount(0);
    await field.press('Backspace');
    await page.reload();
    await expect(field).toHaveValue(line.slice(0, -1));
    await expect(firstLines(page)).toHaveCount(0);
    await expectNoCall(page, sandbox, 'sendMessage');
    await field.fill('');
    await expect(firstLines(page)).toHaveCount(3);

    await page.getByRole('button', { name: translate('Send a smile') }).click();
    await expect(page.getByRole('button', { name: translate('Smile sent') })).toBeVisible();
    await expectCalls(page, sandbox, 'sendSmile', 1);
    await page.getByRole('button', { name: translate('Ask a question') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: translate('Send question') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(firstLines(page)).toHaveCount(0);
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: translate('You wrote:') }),
    ).toHaveCount(1);
  });
});

test('where writing needs Premium, a conversation begins with what is free', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEmptyConversation(page, { origin, sandbox }, 'paywall-on-send');
  await expect(page.getByText('Free without Premium: send a smile or ask a question.')).toBeVisible();
  await expect(firstLines(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send a smile' }).click();
  await expect(page.getByRole('button', { name: 'Smile sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'You wrote:' })).toHaveCount(1);
});
