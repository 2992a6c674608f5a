import type { Page } from '@playwright/test';
import {
  countCalls,
  fetchRecordedRequests,
  injectFault,
  triggerEvent,
} from '../../scripts/screenshots/sandboxControl.ts';
import { openSignedIn, type SiteOrigins } from '../../scripts/screenshots/signIn.ts';
import { expect, test } from '../browser/siteTest.ts';

const thread = '/membership-area/messages/11';
const text = 'Shall we meet by the lake?';

const field = (page: Page) => page.getByLabel('Your message');
const messages = (page: Page) =>
  page
    .getByRole('region')
    .filter({ hasText: /wrote:/ })
    .getByRole('listitem');
const message = (page: Page, content: string) => messages(page).filter({ hasText: content });

async function openThread(page: Page, site: SiteOrigins, stage: 'premium' | 'complete' = 'premium'): Promise<void> {
  await openSignedIn(page, site, stage, thread);
  await expect(messages(page).first()).toBeVisible();
}

async function send(page: Page, content: string): Promise<void> {
  await field(page).fill(content);
  await page.getByRole('button', { name: 'Send message' }).click();
}

test('a message is shown as sent, once, and its answer arrives by itself', async ({ page, origin, sandbox }) => {
  const { profileId, conversationId } = await triggerEvent(sandbox, 'premium', { type: 'message', text: 'Hello!' });
  expect(conversationId).toBe('11');
  await openThread(page, { origin, sandbox });
  await expect(message(page, 'Hello!')).toBeVisible();
  await expect.poll(() => countCalls(sandbox, 'socket')).toBeGreaterThan(0);
  await send(page, text);
  await expect(message(page, text)).toContainText(/Sent|Has been read/);
  await expect(message(page, text)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: 'Message sent.' })).toBeAttached();
  await triggerEvent(sandbox, 'premium', { type: 'message', from: profileId, text: 'Yes, on Sunday.' });
  await expect(message(page, 'Yes, on Sunday.')).toBeVisible();
  await page.reload();
  await expect(message(page, text)).toHaveCount(1);
});

test('a cold open of a conversation asks once for each thing, for the counters at the end', async ({
  page,
  origin,
  sandbox,
}) => {
  await openThread(page, { origin, sandbox });
  // Three conversations are new, and this one is read.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toContainText('2');
  await page.waitForLoadState('networkidle');
  const calls = (await fetchRecordedRequests(sandbox)).map(({ call }) => call);
  const wanted = ['fetchConversations', 'fetchThread', 'fetchCounters'];
  expect(calls.filter((call) => wanted.includes(call)).toSorted()).toEqual(wanted.toSorted());
  expect(calls.indexOf('fetchCounters')).toBeGreaterThan(calls.indexOf('fetchThread'));
});

test('messages sent quickly arrive in the order of writing', async ({ page, origin, sandbox }) => {
  await openThread(page, { origin, sandbox });
  await injectFault(sandbox, { call: 'sendMessage', kind: 'delay', ms: 1500 });
  for (const content of ['the first', 'the second', 'the third']) await send(page, content);
  await expect(messages(page).filter({ hasText: 'Sending …' })).toHaveCount(3);
  await expect(messages(page).filter({ hasText: 'Sending …' })).toHaveCount(0);
  await expect(messages(page).filter({ hasText: /the (first|second|third)/ })).toHaveText([
    /the first/,
    /the second/,
    /the third/,
  ]);
  expect(await countCalls(sandbox, 'sendMessage')).toBe(3);
});

test('a message that fails outlasts leaving and a reload, and is sent again once', async ({
  page,
  origin,
  sandbox,
}) => {
  await openThread(page, { origin, sandbox });
  await injectFault(sandbox, { call: 'sendMessage', kind: 'status', status: 500 });
  await send(page, text);
  await expect(message(page, text)).toContainText('Not sent. Your message is still here.');
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect(page).toHaveURL(`${origin}/membership-area/messages`);
  await page.goBack();
  await expect(message(page, text)).toContainText('Not sent. Your message is still here.');
  await page.reload();
  await message(page, text).getByRole('button', { name: 'Try again' }).click();
  await expect(message(page, text)).toContainText(/Sent|Has been read/);
  await expect(message(page, text)).toHaveCount(1);
  expect(await countCalls(sandbox, 'sendMessage')).toBe(2);
});

test('a message that was stored although its answer was lost is not sent again', async ({ page, origin, sandbox }) => {
  await openThread(page, { origin, sandbox });
  await page.route(`${sandbox}/api/chat/`, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  await send(page, text);
  await expect(message(page, text)).toContainText('Not sent. Your message is still here.');
  await message(page, text).getByRole('button', { name: 'Try again' }).click();
  await expect(message(page, text)).toContainText(/Sent|Has been read/);
  await expect(message(page, text)).toHaveCount(1);
  expect(await countCalls(sandbox, 'sendMessage')).toBe(1);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('chat.unsent');
});

test('a refused text stays in its field, and a block is said in the thread', async ({ page, origin, sandbox }) => {
  await openThread(page, { origin, sandbox }, 'complete');
  const refuse = (status: number, words: string) =>
    injectFault(sandbox, { call: 'sendMessage', kind: 'body', status, body: { errors: { message: words } } });
  await refuse(422, 'Please leave out telephone numbers.');
  await send(page, text);
  await expect(field(page)).toHaveAccessibleDescription(/Please leave out telephone numbers\./);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(text);
  await expect(message(page, text)).toHaveCount(0);
  await refuse(403, 'Forbidden');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(message(page, text)).toContainText('you can no longer write to this member');
  await expect(message(page, text).getByRole('button')).toHaveText(['Delete message']);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toHaveAccessibleDescription('');
  await expect(page).toHaveURL(origin + thread);
});

test('a picture opens large, and one that needs Premium is not sent', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/messages/12');
  const thumbnail = page.getByRole('button', { name: /^Enlarge the picture from / });
  await expect(thumbnail).toBeVisible();
  await expect
    .poll(() => thumbnail.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await thumbnail.click();
  const large = page.getByRole('dialog', { name: /^Picture from / });
  await expect(large.getByRole('img', { name: /^Picture from / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
  await page.keyboard.press('Enter');
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(thumbnail).toBeFocused();
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/messages/13');
  await expect(messages(page).filter({ hasText: 'You can see this picture with Premium.' })).toHaveCount(1);
  await expect(messages(page).getByRole('img')).toHaveCount(0);
});

test('earlier messages are shown page by page, up to the beginning', async ({ page, origin, sandbox }) => {
  await openThread(page, { origin, sandbox });
  await expect(messages(page).filter({ hasText: /wrote:/ })).toHaveCount(10);
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(messages(page).filter({ hasText: /wrote:/ })).toHaveCount(20);
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(messages(page).filter({ hasText: /wrote:/ })).toHaveCount(23);
  await expect(page.getByText('This is where your conversation begins.')).toBeVisible();
});

test('without a live connection the open conversation is polled', async ({ page, origin, sandbox }) => {
  await page.clock.install();
  await injectFault(sandbox, { call: 'socket', kind: 'drop', times: 0 });
  await openThread(page, { origin, sandbox });
  await triggerEvent(sandbox, 'premium', { type: 'message', text: 'Are you there?' });
  await expect(message(page, 'Are you there?')).toHaveCount(0);
  await page.clock.runFor(12_000);
  await expect(message(page, 'Are you there?')).toBeVisible();
});

test('after a poll that failed the next one waits twice as long', async ({ page, origin, sandbox }) => {
  await page.clock.install();
  await injectFault(sandbox, { call: 'socket', kind: 'drop', times: 0 });
  await openThread(page, { origin, sandbox });
  const before = await countCalls(sandbox, 'fetchThread');
  await injectFault(sandbox, { call: 'fetchThread', kind: 'status', status: 403, times: 0 });
  await page.clock.runFor(12_000);
  await expect.poll(() => countCalls(sandbox, 'fetchThread')).toBe(before + 1);
  await page.clock.runFor(12_000);
  // A request of the page's own, behind which a poll would have arrived.
  await page.evaluate((address) => fetch(address), origin);
  expect(await countCalls(sandbox, 'fetchThread')).toBe(before + 1);
  await page.clock.runFor(12_000);
  await expect.poll(() => countCalls(sandbox, 'fetchThread')).toBe(before + 2);
  await expect(messages(page).first()).toBeVisible();
});

test('a conversation that is deleted can be restored, and is deleted, once, as the page is reloaded', async ({
  page,
  origin,
  sandbox,
}) => {
  await openThread(page, { origin, sandbox });
  const row = page.getByRole('main').locator(`a[href="${thread}"]`);
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo the deletion' }).click();
  await expect(page).toHaveURL(origin + thread);
  await expect(row).toHaveCount(1);
  expect(await countCalls(sandbox, 'deleteConversation')).toBe(0);
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await expect(page.getByText(/Until then, nothing changes for /)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await countCalls(sandbox, 'deleteConversation')).toBe(1);
});

test('on phones, too, deleting the open conversation opens the first of the others', async ({
  page,
  origin,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/messages/12');
  await expect(messages(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await expect(page).toHaveURL(origin + thread);
  await expect(messages(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect.poll(() => countCalls(sandbox, 'deleteConversation')).toBe(1);
  await expect.poll(() => countCalls(sandbox, 'fetchConversations')).toBe(2);
  await expect(page).toHaveURL(origin + thread);
});
