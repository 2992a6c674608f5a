// Tags: @chat/composer @chat/conversation @chat/thread @chat/warnings @ChatPage.tsx
import type { Locator, Page } from '@playwright/test';
import { THREAD_POLL_INTERVAL_MS } from '../../app/features/chat/data/threadQuery.ts';
import { nextPollDelay } from '../../app/lib/nextPollDelay.ts';
import {
  countCalls,
  createExpiringToken,
  fetchRecordedRequests,
  injectFault,
  triggerEvent,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn, type SiteOrigins, writeToken } from '../../scripts/local/screenshots/signIn.ts';
import { answerWithManyMessages } from '../browser/answerWithManyMessages.ts';
import {
  expectCalls,
  expectNoCall,
  holdRequests,
  pageHeading,
  readBox,
  readStorage,
  stepUntilCalls,
  waitForSocket,
} from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { stopClock } from '../browser/stopClock.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';

const thread = '/membership-area/messages/11';
const text = 'Shall we meet by the lake?';
const DAY_S = 24 * 60 * 60;

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

async function pickInMenu(page: Page, item: string, more = 'More'): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${more} :`) })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function send(page: Page, content: string): Promise<void> {
  await field(page).fill(content);
  await page.getByRole('button', { name: 'Send message' }).click();
}

ownPageTest('a day later, the day over a message is yesterday', async ({ page, origin, sandbox }) => {
  const day = (name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
  const clock = await stopClock(page, async () => {
    await triggerEvent(sandbox, 'premium', { type: 'message', text: 'Hello!' });
    await writeToken(page, origin, await createExpiringToken(sandbox, 'premium', 2 * DAY_S));
    await page.goto(origin + thread);
    await expect(day('Today')).toBeVisible();
  });
  await clock.sleepFor(DAY_S * 1000);
  await expect(day('Today')).toHaveCount(0);
  await expect(day('Yesterday')).toBeVisible();
});

test('a message is shown as sent, once, and its answer arrives by itself', async ({ page, origin, sandbox }) => {
  const { profileId, conversationId } = await triggerEvent(sandbox, 'premium', { type: 'message', text: 'Hello!' });
  expect(conversationId).toBe('11');
  await openThread(page, { origin, sandbox });
  await expect(message(page, 'Hello!')).toBeVisible();
  await waitForSocket(sandbox);
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

test('a cold open of a conversation asks once for each thing, for the counters at the end', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await openThread(page, { origin, sandbox });
  // Three conversations are new, and this one is read.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toContainText('2');
  await settled(page);
  const calls = (await fetchRecordedRequests(sandbox)).map(({ call }) => call);
  const wanted = ['fetchConversations', 'fetchThread', 'fetchCounters'];
  expect(calls.filter((call) => wanted.includes(call)).toSorted()).toEqual(wanted.toSorted());
  expect(calls.indexOf('fetchCounters')).toBeGreaterThan(calls.indexOf('fetchThread'));
});

test('messages sent quickly arrive in the order of writing', async ({ page, origin, sandbox }) => {
  await openThread(page, { origin, sandbox });
  const release = await holdRequests(page, ({ pathname }) => pathname === '/api/chat/', { times: 1 });
  for (const content of ['the first', 'the second', 'the third']) await send(page, content);
  await expect(messages(page).filter({ hasText: 'Sending …' })).toHaveCount(3);
  await expectNoCall(page, sandbox, 'sendMessage');
  release();
  await expect(messages(page).filter({ hasText: 'Sending …' })).toHaveCount(0);
  await expect(messages(page).filter({ hasText: /the (first|second|third)/ })).toHaveText([
    /the first/,
    /the second/,
    /the third/,
  ]);
  await expectCalls(page, sandbox, 'sendMessage', 3);
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
  await expectCalls(page, sandbox, 'sendMessage', 2);
});

test('a message that was stored although its answer was lost is not sent again', async ({ page, origin, sandbox }) => {
  await openThread(page, { origin, sandbox });
  await injectFault(sandbox, { call: 'sendMessage', kind: 'cors', times: 0 });
  await send(page, text);
  await expect(message(page, text)).toContainText('Not sent. Your message is still here.');
  await message(page, text).getByRole('button', { name: 'Try again' }).click();
  await expect(message(page, text)).toContainText(/Sent|Has been read/);
  await expect(message(page, text)).toHaveCount(1);
  await expectCalls(page, sandbox, 'sendMessage', 1);
  await expect.poll(() => readStorage(page)).not.toContain('chat.unsent');
});

test('a refused text stays in its field, and a block is said in the thread', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
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

test('what asks for money has a quiet note until it is understood, and nothing is sent for it', {
  tag: '@rule',
}, async ({ page, origin, sandbox }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(decodeURIComponent(request.url()) + (request.postData() ?? '')));
  await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/messages/15');
  await expect(messages(page).last()).toBeInViewport({ ratio: 0.5 });
  const understood = messages(page).getByRole('button', { name: 'Understood' });
  await field(page).focus();
  await expect(understood).toHaveCount(2);
  await expect(understood.last()).toBeInViewport();
  await settled(page);
  expect(sent.filter((request) => /lend|WhatsApp|money/.test(request))).toEqual([]);
  const asked = messages(page)
    .filter({ hasText: /wrote:/ })
    .filter({ hasText: 'lend me 300' });
  await expect(asked).toContainText('Note: Please don’t send money to anyone you haven’t met.');
  await expect(messages(page).filter({ hasText: 'You wrote:' }).getByRole('button')).toHaveCount(0);
  await understood.first().focus();
  await page.keyboard.press('Enter');
  await expect(understood).toHaveCount(1);
  await expect(page.getByRole('region').filter({ hasText: /wrote:/ })).toBeFocused();
  await page.reload();
  await expect(messages(page).first()).toBeVisible();
  await field(page).focus();
  await expect(understood).toHaveCount(1);
  await expect(asked).not.toContainText('Note:');
});

test('a picture opens large, and one that needs Premium is not sent', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
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
  for (const count of [10, 20]) {
    await expect(messages(page).filter({ hasText: /wrote:/ })).toHaveCount(count);
    // Without scrolling to it, which loads them as well.
    await page.getByRole('button', { name: 'Show earlier messages' }).dispatchEvent('click');
  }
  await expect(messages(page).filter({ hasText: /wrote:/ })).toHaveCount(23);
  await expect(page.getByRole('region').filter({ hasText: /wrote:/ })).toBeFocused();
  await expect(page.getByText('This is where your conversation begins.')).toBeAttached();
});

ownPageTest('without a live connection the open conversation is polled', async ({ page, origin, sandbox }) => {
  await injectFault(sandbox, { call: 'socket', kind: 'drop', times: 0 });
  const clock = await stopClock(page, () => openThread(page, { origin, sandbox }));
  await triggerEvent(sandbox, 'premium', { type: 'message', text: 'Are you there?' });
  await settled(page);
  await expect(message(page, 'Are you there?')).toHaveCount(0);
  await clock.runFor(nextPollDelay(THREAD_POLL_INTERVAL_MS, 0, undefined, 1));
  await expect(message(page, 'Are you there?')).toBeVisible();
});

ownPageTest('after a poll that failed the next one waits twice as long', async ({ page, origin, sandbox }) => {
  await injectFault(sandbox, { call: 'socket', kind: 'drop', times: 0 });
  const clock = await stopClock(page, () => openThread(page, { origin, sandbox }));
  const before = await countCalls(sandbox, 'fetchThread');
  await injectFault(sandbox, { call: 'fetchThread', kind: 'status', status: 403, times: 0 });
  const stepMs = THREAD_POLL_INTERVAL_MS / 10;
  await stepUntilCalls(clock, stepMs, sandbox, 'fetchThread', before + 1);
  const [shortest, longest] = [0, 1].map((random) => nextPollDelay(THREAD_POLL_INTERVAL_MS, 1, undefined, random));
  await clock.runFor(shortest! - stepMs);
  await expectCalls(page, sandbox, 'fetchThread', before + 1);
  await clock.runFor(longest! - shortest! + stepMs);
  await expectCalls(page, sandbox, 'fetchThread', before + 2);
  await expect(messages(page).first()).toBeVisible();
});

test('a conversation that is deleted can be restored, and is deleted, once, as the page is reloaded', {
  tag: '@rule',
}, async ({ page, origin, sandbox }) => {
  await openThread(page, { origin, sandbox });
  const row = page.getByRole('main').locator(`a[href="${thread}"]`);
  await pickInMenu(page, 'Delete conversation');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo the deletion' }).click();
  await expect(page).toHaveURL(origin + thread);
  await expect(row).toHaveCount(1);
  await expectNoCall(page, sandbox, 'deleteConversation');
  await pickInMenu(page, 'Delete conversation');
  await expect(page.getByText(/Until then, nothing changes for /)).toBeVisible();
  // The list of the next page overtakes the deletion.
  await injectFault(sandbox, { call: 'deleteConversation', kind: 'delay', ms: 900 });
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await expectCalls(page, sandbox, 'deleteConversation', 1);
});

test('a member is reported, blocked and unblocked from the menu of the thread', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/messages/12');
  await expect(messages(page).first()).toBeVisible();
  const row = page.getByRole('main').locator('a[href$="/messages/12"]');
  const dialog = page.getByRole('dialog');
  await pickInMenu(page, 'Report member');
  await dialog.getByLabel('This isn’t a real person').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Thank you, we’ll look into it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /^More : \w/ })).toBeFocused();
  await expect(pageHeading(page)).toHaveAccessibleName(/^Conversation: \w+$/);
  await expect(pageHeading(page).getByRole('link')).toHaveAccessibleName(/^View profile: \w+$/);
  await pickInMenu(page, 'Block member');
  await dialog.getByRole('button', { name: 'Block member' }).click();
  await expect(dialog.getByRole('status')).toContainText('You’ve blocked');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(field(page)).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await expect(messages(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Unblock member' }).click();
  await expect(field(page)).toBeVisible();
  await expect(row).toHaveCount(1);
  const calls = (await fetchRecordedRequests(sandbox)).map(({ call }) => call);
  const wanted = ['reportMember', 'blockMember', 'unblockMember'];
  expect(calls.filter((call) => wanted.includes(call))).toEqual(wanted);
});

/** Where an element stands in the window. */
const boxOf = async (element: Locator) => {
  const { x, y, width, height } = await readBox(element);
  return { left: x, top: y, right: x + width, bottom: y + height };
};

/** As the keyboard of a phone: it covers the page, and only the visual viewport becomes lower. */
const showKeyboard = (page: Page, rest: number) =>
  page.evaluate((height) => {
    Object.defineProperty(VisualViewport.prototype, 'height', { configurable: true, get: () => height });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, rest);

const scrollsSideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main section')].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ),
  );

test.describe('on a phone', () => {
  test.use({ siteKey: 'german', viewport: { width: 360, height: 740 } });

  test('the field and Send stay in sight, whatever is typed, opened or deleted', { tag: '@rule' }, async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/messages/12');
    const bubbles = page.locator('main ol li');
    const input = page.getByLabel(translate('Your message'));
    const button = page.getByRole('button', { name: translate('Send message') });
    await expect(bubbles.last()).toBeInViewport();
    await expect(button.locator('svg')).toBeVisible();
    await expect(button).toContainText(translate('Send'));

    const heightOf = async (lines: number) => {
      await input.fill(Array.from({ length: lines }, (_, line) => `${line}`).join('\n'));
      await settled(page);
      return input.evaluate((element) => element.clientHeight);
    };
    const heights = [await heightOf(1), await heightOf(2), await heightOf(4), await heightOf(5)];
    expect(heights).toEqual([...new Set(heights)].toSorted((a, b) => a - b));
    const highest = await heightOf(9);
    expect(highest).toBe(heights.at(-1));
    await settled(page);
    const [fieldBox, sendBox] = [await boxOf(input), await boxOf(button)];
    expect(sendBox.left).toBeGreaterThanOrEqual(fieldBox.right + 8);
    expect(sendBox.bottom).toBeCloseTo(fieldBox.bottom, 0);
    expect(sendBox.bottom).toBeLessThanOrEqual(740);

    await showKeyboard(page, 400);
    await expect.poll(async () => (await boxOf(button)).bottom).toBeLessThanOrEqual(400);
    await settled(page);
    const composer = await boxOf(input);
    expect(composer.bottom).toBeGreaterThan(370);
    await expect.poll(async () => (await boxOf(bubbles.last())).bottom).toBeLessThanOrEqual(composer.top);
    await showKeyboard(page, 740);
    await expect.poll(async () => (await boxOf(button)).bottom).toBeGreaterThan(700);

    await input.fill(`${'W'.repeat(300)} https://example.org/${'path/'.repeat(60)} ${'0123456789'.repeat(20)}`);
    await settled(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await button.click();
    await expect(bubbles.filter({ hasText: 'WWW' })).toContainText(
      new RegExp(`${translate('Sent')}|${translate('Has been read')}`),
    );
    await settled(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);

    await pickInMenu(page, translate('Delete conversation'), translate('More'));
    // The first of the others is opened.
    await expect(page).toHaveURL(origin + thread);
    await expect(bubbles.last()).toBeInViewport({ ratio: 0.5 });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: translate('Close this notice') }).click();
    await expectCalls(page, sandbox, 'deleteConversation', 1);
    await expect(page).toHaveURL(origin + thread);

    await page.goto(`${origin}/membership-area/messages/1`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: translate('More') })
      .click();
    await expect(page.getByRole('menuitem', { name: translate('Imprint') })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: translate('Delete conversation') })).toHaveCount(0);
  });
});

test.describe('a long conversation', () => {
  test.use({ siteKey: 'french', viewport: { width: 360, height: 740 } });

  test('keeps its place as earlier messages arrive, and a bounded part of it in the document', {
    tag: '@rule',
  }, async ({ page, origin, sandbox, translate }) => {
    // More than the document holds at once.
    const pages = isFullMatrix ? 25 : 16;
    await answerWithManyMessages(page, sandbox, { total: 5000, pictureEvery: 9 });
    await openSignedIn(page, { origin, sandbox }, 'premium', thread);
    const bubbles = page.locator('main ol li');
    await expect(bubbles).toHaveCount(10);
    const scroller = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.locator('ol li') });
    await scroller.focus();
    // Each page is held back until what is near the start is in the document again.
    const held: (() => void)[] = [];
    await page.route(/beforeId=[1-9]/, async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.fallback();
    });
    const moved: number[] = [];
    for (let loaded = 1; loaded < pages; loaded += 1) {
      await scroller.evaluate((element) => {
        element.scrollTop = 0;
      });
      await expect.poll(() => held.length).toBe(1);
      await expect
        .poll(() => scroller.evaluate((element) => element.querySelector('h2 + div')?.querySelector('li') != null))
        .toBe(true);
      const first = await bubbles.first().elementHandle();
      const before = await first!.evaluate((element) => element.getBoundingClientRect().top);
      held.pop()!();
      await expect
        .poll(() => first!.evaluate((element) => element === document.querySelector('main ol li')))
        .toBe(false);
      moved.push(Math.abs((await first!.evaluate((element) => element.getBoundingClientRect().top)) - before));
    }
    expect(Math.max(...moved)).toBeLessThan(1);
    await expect(scroller).toBeFocused();

    // The day of the uppermost message stands at the top, wherever one is.
    const stuck = await scroller.evaluate((element) => {
      element.scrollTop = element.scrollHeight / 2;
      const { top } = element.getBoundingClientRect();
      const heading = [...element.querySelectorAll('h2')].findLast(
        (each) => each.getBoundingClientRect().top < top + 2,
      );
      const section = heading?.parentElement?.getBoundingClientRect();
      return (
        section && {
          above: section.top < top,
          below: section.bottom > top,
          top: heading!.getBoundingClientRect().top - top,
        }
      );
    });
    expect(stuck).toMatchObject({ above: true, below: true });
    expect(Math.abs(stuck!.top)).toBeLessThan(1);

    await settled(page);
    await expect.poll(async () => (await bubbles.all()).length).toBeLessThan(150);
    await expect.poll(async () => (await page.locator('main *').all()).length).toBeLessThan(3000);
    const enlarge = page.getByRole('button', { name: /^Agrandir/ }).first();
    await enlarge.focus();
    await scroller.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    await expect(bubbles.last()).toBeInViewport();
    await expect(enlarge).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: translate('Next') })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(bubbles).toHaveCount(10 * pages);
  });
});
