// Tags: @notifications @live
import type { Page } from '@playwright/test';
import { TOAST_DURATION_MS } from '../../app/features/notifications/planToast.ts';
import { RETRY_DELAY_MS } from '../../app/live/socketConnection.model.ts';
import {
  countCalls,
  createExpiringToken,
  disconnectSockets,
  fetchConnected,
  injectFault,
  triggerEvent,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn, type SiteOrigins, writeToken } from '../../scripts/local/screenshots/signIn.ts';
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

const DAY_S = 24 * 3600;
const canaryText = 'canary by the lake';

const triggerForMember = (sandbox: string, event: Parameters<typeof triggerEvent>[2]) =>
  triggerEvent(sandbox, 'complete', event);

/** Expects that a text is not stored in the page, once that has settled. */
async function expectNotStored(page: Page, text: string): Promise<void> {
  await settled(page);
  await expect.poll(() => readStorage(page)).not.toContain(text);
}

/** Signs in or opens a path as a member, and waits until the gateway has accepted the connection. */
async function openConnected(page: Page, site: SiteOrigins, path?: string): Promise<void> {
  await openSignedIn(page, site, 'complete', path);
  await waitForSocket(site.sandbox);
}

const toast = (page: Page) => page.getByRole('region').getByRole('dialog');
const bell = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup=dialog]').first();
const drawer = (page: Page) => page.locator('dialog[open]');
const readStoredNotifications = (page: Page) => page.evaluate(() => sessionStorage.getItem('notifications'));

test('no link of the header moves when the numbers appear', async ({ page, origin, sandbox }) => {
  const release = await holdRequests(
    page,
    ({ origin: host, pathname }) => host === sandbox && /counter/.test(pathname),
  );
  await openSignedIn(page, { origin, sandbox }, 'complete');
  const links = page.getByRole('banner').getByRole('link');
  const readPositions = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
  await expect(links.filter({ hasText: /^Members online/ })).toBeVisible();
  await settled(page);
  const positions = await readPositions();
  expect(positions.length).toBeGreaterThan(3);
  await expect(links.filter({ hasText: /\d new/ })).toHaveCount(0);
  release();
  await expect(links.filter({ hasText: /\d new/ }).first()).toBeVisible();
  await settled(page);
  await expect.poll(readPositions).toEqual(positions);
});

test('a message shows a toast, counts at the bell, and leads to its conversation', async ({
  page,
  origin,
  sandbox,
}) => {
  await openConnected(page, { origin, sandbox });
  const { conversationId, name } = await triggerForMember(sandbox, { type: 'message', text: canaryText });
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText(name);
  await expect(bell(page).getByText('1', { exact: true })).toBeVisible();
  await toast(page).getByRole('link', { name: 'Read message' }).click();
  await expect(page).toHaveURL(`${origin}/membership-area/messages/${conversationId}`);
  await expect(toast(page)).toHaveCount(0);
  await expect(bell(page)).not.toContainText('1');
});

test('smiles, likes and comments show a toast, and lead to the member or to the own answers', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await openConnected(page, { origin, sandbox });
  await triggerForMember(sandbox, { type: 'comment', text: canaryText });
  await expect(toast(page)).toContainText('commented on one of your answers');
  await expect(toast(page)).toContainText(canaryText);
  await expectNotStored(page, canaryText);
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await triggerForMember(sandbox, { type: 'smile' });
  await expect(
    toast(page).filter({ hasText: 'A smile from' }).getByRole('link', { name: 'View profile' }),
  ).toBeVisible();
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await triggerForMember(sandbox, { type: 'like' });
  await toast(page).getByRole('link', { name: 'See your answers' }).click();
  await expect(page.getByRole('heading', { name: 'What others read about you' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(canaryText);

  await bell(page).click();
  await drawer(page)
    .getByRole('link', { name: /A smile from/ })
    .click();
  await expect(page).toHaveURL(/\/member-profile\/profile\/\d+$/);
});

test('a profile that a toast or the drawer leads to shows at once whom it is about', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  const isProfile = ({ pathname }: URL) => pathname.includes('/profile/view/');
  const messages = '/membership-area/messages';
  await openConnected(page, { origin, sandbox }, messages);
  const { name } = await triggerForMember(sandbox, { type: 'visit' });
  let release = await holdRequests(page, isProfile);
  await toast(page).getByRole('link', { name: 'View profile' }).click();
  await expect(pageHeading(page)).toHaveText(name);
  release();
  await expect(page.getByRole('main').getByRole('button', { name: /^More/ })).toBeVisible();

  await page.goto(origin + messages);
  await bell(page).click();
  release = await holdRequests(page, isProfile);
  await drawer(page)
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(pageHeading(page)).toHaveText(name);
  release();
  await expect(page.getByRole('main').getByRole('button', { name: /^More/ })).toBeVisible();
});

test('several events are one line that leads to the drawer, and a message is hidden by none of them', {
  tag: '@rule',
}, async ({ page, origin, sandbox }) => {
  await openConnected(page, { origin, sandbox });
  for (const type of ['visit', 'smile', 'match'] as const) await triggerForMember(sandbox, { type });
  await expect(bell(page)).toContainText('3');
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('1 smile, 1 new match, 1 visit');
  await expect(toast(page)).not.toContainText('news items');

  const { name, conversationId } = await triggerForMember(sandbox, { type: 'message', text: canaryText });
  await expect(toast(page)).toContainText(`New message from ${name}`);
  await expect(toast(page)).toContainText(canaryText);
  await expect(toast(page)).toContainText('Also: 1 smile, 1 new match, 1 visit');
  await triggerForMember(sandbox, { type: 'matches', count: 3 });
  await expect(toast(page)).toContainText('Also: 1 smile, 4 new matches, 1 visit');
  await expect(toast(page)).toContainText(canaryText);
  await expect(toast(page)).toHaveCount(1);

  // What was read by the toast is seen; the rest is new in the drawer.
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(bell(page)).toContainText('4');
  for (const type of ['visit', 'smile'] as const) await triggerForMember(sandbox, { type });
  await toast(page).getByRole('button', { name: 'Show all' }).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(7);
  await expect(drawer(page).locator(`a[href$="/messages/${conversationId}"]`)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await expect(toast(page)).toHaveCount(0);
  await expect(bell(page)).not.toContainText(/\d/);
});

test('a message in the open conversation shows no toast', async ({ page, origin, sandbox }) => {
  await openConnected(page, { origin, sandbox });
  const { conversationId } = await triggerForMember(sandbox, { type: 'message', text: 'the first' });
  await toast(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${conversationId}$`));
  await triggerForMember(sandbox, { type: 'message', text: 'the second' });
  await triggerForMember(sandbox, { type: 'visit' });
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page).getByRole('link', { name: 'View profile' })).toBeVisible();
  await expect(bell(page)).toContainText('1');
});

test.describe('on a phone', () => {
  test.use({ siteKey: 'german', viewport: { width: 360, height: 740 } });
  /** 15 % of the window's height. */
  const MAX_TOAST_HEIGHT = 111;

  test('a toast is low, covers no bar, and leads on where it is tapped; the bell has its word', {
    tag: '@rule',
  }, async ({ page, origin, sandbox, translate }) => {
    await openConnected(page, { origin, sandbox });
    await expect(bell(page)).toHaveText(translate('News'));
    const readWordWidth = async () => (await readBox(bell(page).getByText(translate('News')))).width;
    await settled(page);
    await expect.poll(readWordWidth).toBeGreaterThan(30);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '36px'));
    await settled(page);
    const [bellBox, menuBox] = await Promise.all(
      [bell(page), page.getByRole('banner').getByRole('button').last()].map(readBox),
    );
    expect(bellBox!.y).toBe(menuBox!.y);
    await expect.poll(readWordWidth).toBeGreaterThan(30);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 360, height: 740 });

    const { profileId } = await triggerForMember(sandbox, { type: 'comment', text: canaryText });
    await expect(toast(page)).toContainText(canaryText);
    await settled(page);
    const bar = await readBox(page.locator('#root').getByRole('navigation', { name: translate('Main places') }));
    const { y, height } = await readBox(toast(page));
    expect(height).toBeLessThanOrEqual(MAX_TOAST_HEIGHT);
    await expect(toast(page).locator('img')).toBeVisible();
    expect(y + height).toBeLessThanOrEqual(bar.y);
    await toast(page)
      .getByRole('button', { name: translate('Close') })
      .click();
    await triggerForMember(sandbox, { type: 'visit' });
    await toast(page).click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(`${origin}/membership-area/member-profile/profile/${profileId}`);
    await expect(toast(page)).toHaveCount(0);

    // Away from the bar of a profile; in a conversation below its head, away from the field.
    await triggerForMember(sandbox, { type: 'visit' });
    await triggerForMember(sandbox, { type: 'smile' });
    await expect(toast(page)).toContainText('1 Lächeln, 1 Besuch');
    const actions = page.getByRole('main').getByRole('button', { name: translate('More') });
    await expect(actions).toBeVisible();
    await settled(page);
    const [summary, actionsBox] = [await readBox(toast(page)), await readBox(actions)];
    expect(summary.y + summary.height).toBeLessThanOrEqual(actionsBox.y);
    expect(summary.height).toBeLessThanOrEqual(MAX_TOAST_HEIGHT);
    await page
      .locator('#root')
      .getByRole('navigation', { name: translate('Main places') })
      .getByRole('link', { name: new RegExp(`^${translate('Messages')}`) })
      .click();
    await page.locator('main a[href$="/messages/12"]').click();
    await expect(page.getByLabel(translate('Your message'))).toBeVisible();
    await triggerForMember(sandbox, { type: 'matches' });
    await expect(toast(page)).toContainText('neue Vorschläge');
    await settled(page);
    const inThread = await readBox(toast(page));
    const back = await readBox(page.getByRole('link', { name: translate('Back to the messages') }));
    expect(inThread.y).toBeGreaterThanOrEqual(back.y + back.height);
    const field = await readBox(page.getByLabel(translate('Your message')));
    expect(inThread.y + inThread.height).toBeLessThanOrEqual(field.y);
  });
});

ownPageTest('quiet mode shows no toast, and counts at the bell', async ({ page, origin, sandbox }) => {
  await page.addInitScript(() => localStorage.setItem('quietMode', 'yes'));
  await openConnected(page, { origin, sandbox });
  const { name, profileId } = await triggerForMember(sandbox, { type: 'visit' });
  await expect(bell(page)).toContainText('1');
  await settled(page);
  await expect(toast(page)).toHaveCount(0);
  await bell(page).click();
  await expect(drawer(page)).toContainText(name);
  await drawer(page).getByRole('link').click();
  await expect(page).toHaveURL(`${origin}/membership-area/member-profile/profile/${profileId}`);
  await expect(bell(page)).not.toContainText('1');
});

test('the drawer stores no names: they are fetched, and fetched again after a failure', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await openConnected(page, { origin, sandbox });
  const { name } = await triggerForMember(sandbox, { type: 'message', text: canaryText });
  await triggerForMember(sandbox, { type: 'match' });
  await triggerForMember(sandbox, { type: 'matches', count: 3 });
  await expect(bell(page)).toContainText('3');
  await expectNotStored(page, canaryText);
  await expectNotStored(page, name);
  await page.reload();
  await expect(bell(page)).toContainText('3');
  await injectFault(sandbox, { call: 'fetchNotificationUsers', kind: 'status', status: 400 });
  await bell(page).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(3);
  await expect(drawer(page)).toContainText('You have 3 new matches');
  await drawer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(drawer(page)).toContainText(name);
  await expectNotStored(page, name);
  await drawer(page).getByRole('listitem').first().getByRole('button').click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(2);
  await expect(drawer(page).getByRole('listitem').first().getByRole('button')).toBeFocused();
  await drawer(page).getByRole('button').last().click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(0);
  await expect(drawer(page).locator('[data-first-focus]')).toBeFocused();
  await expect.poll(() => readStoredNotifications(page)).toBeNull();
});

/** Longer than React waits before it shows what was loaded. */
const AFTER_LOADING_MS = 1000;

ownPageTest('a toast closes after three minutes, and its event is in the drawer', async ({ page, origin, sandbox }) => {
  const clock = await stopClock(page, async () => {
    await openConnected(page, { origin, sandbox });
    await triggerForMember(sandbox, { type: 'visit' });
    await expect(toast(page)).toHaveCount(1);
  });
  // Its time begins again after the pointer has rested on it.
  await toast(page).hover();
  await page.mouse.move(5, 5);
  await clock.runFor(TOAST_DURATION_MS - 1);
  await expect(toast(page)).toHaveCount(1);
  await clock.runFor(1);
  await expect(toast(page)).toHaveCount(0);
  await expect(bell(page)).not.toContainText('1');
  await bell(page).click();
  await clock.sleepFor(AFTER_LOADING_MS);
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
});

ownPageTest(
  'several things without a message are seen after three minutes, and gone from an open tab after a day',
  async ({ page, origin, sandbox }) => {
    const clock = await stopClock(page, async () => {
      await writeToken(page, origin, await createExpiringToken(sandbox, 'complete', 2 * DAY_S));
      await page.goto(`${origin}/membership-area/home`);
      await waitForSocket(sandbox);
      for (const type of ['visit', 'smile'] as const) await triggerForMember(sandbox, { type });
      await expect(toast(page)).toContainText('1 smile, 1 visit');
    });
    await expect(bell(page)).toContainText('2');
    await clock.runFor(TOAST_DURATION_MS);
    await expect(toast(page)).toHaveCount(0);
    await expect(bell(page)).not.toContainText(/\d/);
    await bell(page).click();
    await clock.sleepFor(AFTER_LOADING_MS);
    await expect(drawer(page).getByRole('listitem')).toHaveCount(2);
    await clock.sleepFor(DAY_S * 1000);
    await expect(drawer(page).getByRole('listitem')).toHaveCount(0);
  },
);

ownPageTest('a broken connection is restored, and missed events are shown', async ({ page, origin, sandbox }) => {
  const clock = await stopClock(page, () => openConnected(page, { origin, sandbox }, '/membership-area/matches'));
  await expectCalls(page, sandbox, 'fetchCounters', 1);
  await injectFault(sandbox, { call: 'socket', kind: 'status', status: 503, times: 2 });
  await disconnectSockets(sandbox);
  await triggerForMember(sandbox, { type: 'visit' });
  // The counters are polled only every 30 s, so this call follows from the new connection.
  await stepUntilCalls(clock, RETRY_DELAY_MS, sandbox, 'socket', 4);
  await stepUntilCalls(clock, RETRY_DELAY_MS, sandbox, 'fetchCounters', 2);
  await clock.runOn();
  await triggerForMember(sandbox, { type: 'visit' });
  await expect(toast(page)).toHaveCount(1);
});

ownPageTest('a refused token is not sent again', async ({ page, origin, sandbox }) => {
  const clock = await stopClock(page, () => openConnected(page, { origin, sandbox }));
  await disconnectSockets(sandbox, 4401);
  await expect.poll(() => fetchConnected(sandbox)).toEqual([]);
  await settled(page);
  await clock.runFor(100 * RETRY_DELAY_MS);
  await page.getByRole('link', { name: 'Visitors' }).first().click();
  await expect(pageHeading(page)).toHaveText('Your visitors');
  await clock.runFor(100 * RETRY_DELAY_MS);
  await expectCalls(page, sandbox, 'socket', 1);
});

ownPageTest(
  'two tabs share one connection; reading in one tab clears both, and the remaining tab reconnects',
  async ({ page, context, origin, sandbox }) => {
    await openConnected(page, { origin, sandbox });
    const other = await context.newPage();
    await other.goto(`${origin}/membership-area/visitors`);
    await expect(bell(other)).toBeVisible();
    await settled(other);
    await triggerForMember(sandbox, { type: 'visit' });
    await expect(bell(page)).toContainText('1');
    await expect(bell(other)).toContainText('1');
    await expectCalls(other, sandbox, 'socket', 1);
    await bell(other).click();
    await expect(drawer(other)).toBeVisible();
    await other.keyboard.press('Escape');
    for (const tab of [other, page]) await expect(bell(tab)).not.toContainText('1');
    await page.close();
    await expectCalls(other, sandbox, 'socket', 2);
    await triggerForMember(sandbox, { type: 'visit' });
    await expect(bell(other)).toContainText('1');
  },
);

test('signing out closes the connection and deletes the notifications', async ({ page, origin, sandbox }) => {
  await openConnected(page, { origin, sandbox });
  await triggerForMember(sandbox, { type: 'message', text: canaryText });
  await expect(bell(page)).toContainText('1');
  await page.getByRole('button', { name: 'Menu' }).click();
  await drawer(page).getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => fetchConnected(sandbox)).toEqual([]);
  await expect.poll(() => readStoredNotifications(page)).toBeNull();
  await expectCalls(page, sandbox, 'socket', 1);
  await expect(toast(page)).toHaveCount(0);
});

ownPageTest('guests load no script of notifications and open no socket', async ({ page, origin, sandbox, pageLog }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto(`${origin}/login`);
  await expect(pageHeading(page)).toBeVisible();
  await expectNoCall(page, sandbox, 'socket');
  expect(pageLog.requests.filter((url) => /notification|Bell/i.test(url))).toEqual([]);
  expect(sockets).toEqual([]);
});

test('in the back/forward cache the page has no connection and no lock, and when it comes back it asks anew', async ({
  page,
  origin,
  sandbox,
}) => {
  await openConnected(page, { origin, sandbox });
  const dispatch = (type: string) =>
    page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  const countLocks = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(countLocks).toBe(2);
  await dispatch('pagehide');
  await expect.poll(() => fetchConnected(sandbox)).toEqual([]);
  await expect.poll(countLocks).toBe(0);
  await settled(page);
  const counters = await countCalls(sandbox, 'fetchCounters');
  await dispatch('pageshow');
  await waitForSocket(sandbox, 1);
  await expect.poll(countLocks).toBe(2);
  await expect.poll(() => countCalls(sandbox, 'fetchCounters')).toBeGreaterThan(counters);
});
