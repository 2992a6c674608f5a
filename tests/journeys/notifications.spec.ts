import type { Page, WebSocket } from '@playwright/test';
import { countCalls, disconnectSockets, injectFault, triggerEvent } from '../../scripts/screenshots/sandboxControl.ts';
import { openSignedIn, type SiteOrigins, signInByLink } from '../../scripts/screenshots/signIn.ts';
import { holdRequests, pageHeading, readStorage } from '../browser/memberActions.ts';
import { expect, test } from '../browser/siteTest.ts';

const canaryText = 'canary by the lake';

const triggerForMember = (sandbox: string, event: Parameters<typeof triggerEvent>[2]) =>
  triggerEvent(sandbox, 'complete', event);

/** Signs in or opens a path as a member, and waits until the gateway has accepted the connection. */
async function openConnected(page: Page, site: SiteOrigins, path?: string): Promise<WebSocket> {
  const opening = page.waitForEvent('websocket');
  await (path === undefined ? signInByLink(page, site, 'complete') : openSignedIn(page, site, 'complete', path));
  const socket = await opening;
  await expect.poll(() => countCalls(site.sandbox, 'socket')).toBeGreaterThan(0);
  return socket;
}

const toast = (page: Page) => page.getByRole('region').getByRole('dialog');
const bell = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup=dialog]').first();
const drawer = (page: Page) => page.locator('dialog[open]');
const readStoredNotifications = (page: Page) => page.evaluate(() => sessionStorage.getItem('notifications'));

test('no link of the header moves when the bell and the numbers appear', async ({ page, origin, sandbox }) => {
  const release = await holdRequests(
    page,
    ({ origin: host, pathname }) =>
      /\/notificationbell-[0-9a-f]+\.js$/.test(pathname) || (host === sandbox && /counter/.test(pathname)),
  );
  await signInByLink(page, { origin, sandbox }, 'complete');
  const links = page.getByRole('banner').getByRole('link');
  const readPositions = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
  await expect(links.filter({ hasText: /^Online users/ })).toBeVisible();
  const positions = await readPositions();
  expect(positions.length).toBeGreaterThan(3);
  expect(await page.getByRole('banner').getByRole('button', { name: /^News/ }).count()).toBe(0);
  release();
  await expect(page.getByRole('banner').getByRole('button', { name: /^News/ })).toBeVisible();
  await expect(links.filter({ hasText: /\d new/ }).first()).toBeVisible();
  expect(await readPositions()).toEqual(positions);
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

test('smiles, likes and comments show a toast, and lead to the member or to the own answers', async ({
  page,
  origin,
  sandbox,
}) => {
  await openConnected(page, { origin, sandbox });
  for (const type of ['smile', 'like', 'comment'] as const) await triggerForMember(sandbox, { type, text: canaryText });
  await expect(bell(page)).toContainText('3');
  await expect(toast(page)).toHaveCount(3);
  await expect(
    toast(page).filter({ hasText: 'smiled at you' }).getByRole('link', { name: 'View profile' }),
  ).toBeVisible();
  await expect(toast(page).filter({ hasText: 'commented on one of your answers' })).toContainText(canaryText);
  expect(await readStorage(page)).not.toContain(canaryText);
  await toast(page)
    .filter({ hasText: 'likes one of your answers' })
    .getByRole('link', { name: 'See your answers' })
    .click();
  await expect(page.getByRole('heading', { name: 'What others read about you' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(canaryText);

  await bell(page).click();
  await drawer(page)
    .getByRole('link', { name: /smiled at you/ })
    .click();
  await expect(page).toHaveURL(/\/member-profile\/profile\/\d+$/);
});

test('a profile that a toast or the drawer leads to shows at once whom it is about', async ({
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
  await expect(page.getByRole('main').getByRole('button', { name: 'More', exact: true })).toBeVisible();

  await page.goto(origin + messages);
  await bell(page).click();
  release = await holdRequests(page, isProfile);
  await drawer(page)
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(pageHeading(page)).toHaveText(name);
  release();
  await expect(page.getByRole('main').getByRole('button', { name: 'More', exact: true })).toBeVisible();
});

test('of several events three show a toast at a time, and none is lost', async ({ page, origin, sandbox }) => {
  await openConnected(page, { origin, sandbox });
  await Promise.all(
    (['message', 'visit', 'match', 'matches'] as const).map((type) => triggerForMember(sandbox, { type })),
  );
  await expect(bell(page)).toContainText('4');
  await expect(toast(page)).toHaveCount(3);
  for (let remaining = 3; remaining >= 0; remaining -= 1) {
    await toast(page).first().getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toHaveCount(remaining);
  }
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

test('on a phone the text of a toast can be tapped', async ({ page, origin, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openConnected(page, { origin, sandbox });
  const { profileId } = await triggerForMember(sandbox, { type: 'visit' });
  await toast(page).locator('p').first().click({ trial: false, force: true });
  await expect(page).toHaveURL(`${origin}/membership-area/member-profile/profile/${profileId}`);
  await expect(toast(page)).toHaveCount(0);
});

test('quiet mode shows no toast, and counts at the bell', async ({ page, origin, sandbox }) => {
  await page.addInitScript(() => localStorage.setItem('quietMode', 'yes'));
  await openConnected(page, { origin, sandbox });
  const { name, profileId } = await triggerForMember(sandbox, { type: 'visit' });
  await expect(bell(page)).toContainText('1');
  await expect(toast(page)).toHaveCount(0);
  await bell(page).click();
  await expect(drawer(page)).toContainText(name);
  await drawer(page).getByRole('link').click();
  await expect(page).toHaveURL(`${origin}/membership-area/member-profile/profile/${profileId}`);
  await expect(bell(page)).not.toContainText('1');
});

test('the drawer stores no names: they are fetched, and fetched again after a failure', async ({
  page,
  origin,
  sandbox,
}) => {
  await openConnected(page, { origin, sandbox });
  const { name } = await triggerForMember(sandbox, { type: 'message', text: canaryText });
  await triggerForMember(sandbox, { type: 'match' });
  await triggerForMember(sandbox, { type: 'matches', count: 3 });
  await expect(bell(page)).toContainText('3');
  expect(await readStorage(page)).not.toContain(canaryText);
  expect(await readStorage(page)).not.toContain(name);
  await page.reload();
  await expect(bell(page)).toContainText('3');
  await injectFault(sandbox, { call: 'fetchNotificationUsers', kind: 'status', status: 400 });
  await bell(page).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(3);
  await expect(drawer(page)).toContainText('You have 3 new matches');
  await drawer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(drawer(page)).toContainText(name);
  expect(await readStorage(page)).not.toContain(name);
  await drawer(page).getByRole('listitem').first().getByRole('button').click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(2);
  await expect(drawer(page).getByRole('listitem').first().getByRole('button')).toBeFocused();
  await drawer(page).getByRole('button').last().click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(0);
  await expect(drawer(page).locator('[data-first-focus]')).toBeFocused();
  expect(await readStoredNotifications(page)).toBeNull();
});

test('a toast closes after three minutes, and its event is in the drawer', async ({ page, origin, sandbox }) => {
  await page.clock.install();
  await openConnected(page, { origin, sandbox });
  await triggerForMember(sandbox, { type: 'visit' });
  await expect(toast(page)).toHaveCount(1);
  await page.clock.fastForward('02:59');
  await expect(toast(page)).toHaveCount(1);
  await page.clock.fastForward('00:05');
  await expect(toast(page)).toHaveCount(0);
  await expect(bell(page)).not.toContainText('1');
  await bell(page).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
});

test('a broken connection is restored, and missed events are shown', async ({ page, origin, sandbox }) => {
  await openConnected(page, { origin, sandbox }, '/membership-area/matches');
  await expect.poll(() => countCalls(sandbox, 'fetchCounters')).toBe(1);
  await injectFault(sandbox, { call: 'socket', kind: 'status', status: 503, times: 2 });
  await disconnectSockets(sandbox);
  await triggerForMember(sandbox, { type: 'visit' });
  // The counters are polled only every 30 s, so this call follows from the new connection.
  await expect.poll(() => countCalls(sandbox, 'socket'), { timeout: 10_000 }).toBe(4);
  await expect.poll(() => countCalls(sandbox, 'fetchCounters'), { timeout: 10_000 }).toBe(2);
  await triggerForMember(sandbox, { type: 'visit' });
  await expect(toast(page)).toHaveCount(1);
});

test('a refused token is not sent again', async ({ page, origin, sandbox }) => {
  await page.clock.install();
  const socket = await openConnected(page, { origin, sandbox });
  const closed = socket.waitForEvent('close');
  await disconnectSockets(sandbox, 4401);
  await closed;
  await page.clock.fastForward('02:00');
  await page.getByRole('link', { name: 'Visitors' }).first().click();
  await expect(pageHeading(page)).toHaveText('Your visitors');
  expect(await countCalls(sandbox, 'socket')).toBe(1);
});

test('two tabs share one connection; reading in one tab clears both, and the remaining tab reconnects', async ({
  page,
  context,
  origin,
  sandbox,
}) => {
  await openConnected(page, { origin, sandbox });
  const other = await context.newPage();
  await other.goto(`${origin}/membership-area/visitors`);
  await expect(bell(other)).toBeVisible();
  await other.waitForLoadState('networkidle');
  await triggerForMember(sandbox, { type: 'visit' });
  await expect(bell(page)).toContainText('1');
  await expect(bell(other)).toContainText('1');
  expect(await countCalls(sandbox, 'socket')).toBe(1);
  await bell(other).click();
  await expect(drawer(other)).toBeVisible();
  await other.keyboard.press('Escape');
  for (const tab of [other, page]) await expect(bell(tab)).not.toContainText('1');
  await page.close();
  await expect.poll(() => countCalls(sandbox, 'socket')).toBe(2);
  await triggerForMember(sandbox, { type: 'visit' });
  await expect(bell(other)).toContainText('1');
});

test('signing out closes the connection and deletes the notifications', async ({ page, origin, sandbox }) => {
  const socket = await openConnected(page, { origin, sandbox });
  await triggerForMember(sandbox, { type: 'message', text: canaryText });
  await expect(bell(page)).toContainText('1');
  const closed = socket.waitForEvent('close');
  await page.getByRole('button', { name: 'Menu' }).click();
  await drawer(page).getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await closed;
  expect(await readStoredNotifications(page)).toBeNull();
  await expect(toast(page)).toHaveCount(0);
  expect(await countCalls(sandbox, 'socket')).toBe(1);
});

test('guests load no script of notifications and open no socket', async ({ page, origin, pageLog }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto(`${origin}/login`);
  await expect(pageHeading(page)).toBeVisible();
  expect(pageLog.requests.filter((url) => /notification|Bell/i.test(url))).toEqual([]);
  expect(sockets).toEqual([]);
});
