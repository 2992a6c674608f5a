import type { Page, WebSocket } from '@playwright/test';
import type { EventRequest } from '../../scripts/sandbox/triggerEvent.ts';
import { countCalls, emailOf, fetchToken, injectFault, signInByLink, writeToken } from '../browser/memberActions.ts';
import { expect, test } from '../browser/siteTest.ts';

const email = emailOf('complete');
const canaryText = 'canary by the lake';

/** Has something happen to the member, and tells who it came from. */
async function triggerEvent(sandbox: string, what: Omit<EventRequest, 'email'>) {
  const response = await postToSandbox(sandbox, 'event', { email, ...what });
  return ((await response.json()) as { data: { profileId: string; name: string; conversationId: string } }).data;
}
const postToSandbox = (sandbox: string, path: string, body: unknown) =>
  fetch(`${sandbox}/__sandbox__/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

interface SiteOrigins {
  origin: string;
  sandbox: string;
}

/** Comes as a member, and waits until the gateway has taken the connection. */
async function openConnected(page: Page, { origin, sandbox }: SiteOrigins, path = ''): Promise<WebSocket> {
  const opening = page.waitForEvent('websocket');
  if (path === '') await signInByLink(page, { origin, sandbox }, 'complete');
  else {
    await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
    await page.goto(origin + path);
  }
  const socket = await opening;
  await expect.poll(() => countCalls(sandbox, 'socket')).toBeGreaterThan(0);
  return socket;
}

const toast = (page: Page) => page.getByRole('region').getByRole('dialog');
const bell = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup=dialog]').first();
const drawer = (page: Page) => page.locator('dialog[open]');
const readStorage = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
const readStoredNotifications = (page: Page) => page.evaluate(() => sessionStorage.getItem('notifications'));

test('no link of the header moves when the bell and the numbers come', async ({ page, origin, sandbox }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ origin: asked, pathname }) =>
      /\/notificationbell-[0-9a-f]+\.js$/.test(pathname) || (asked === sandbox && /counter/.test(pathname)),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await signInByLink(page, { origin, sandbox }, 'complete');
  const links = page.getByRole('banner').getByRole('link');
  const readPlaces = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
  await expect(links.filter({ hasText: /^Online users/ })).toBeVisible();
  const places = await readPlaces();
  expect(places.length).toBeGreaterThan(3);
  expect(await page.getByRole('banner').getByRole('button', { name: /^News/ }).count()).toBe(0);
  release();
  await expect(page.getByRole('banner').getByRole('button', { name: /^News/ })).toBeVisible();
  await expect(links.filter({ hasText: /\d new/ }).first()).toBeVisible();
  expect(await readPlaces()).toEqual(places);
});

test('a message comes up, counts at the bell, and leads to its conversation', async ({ page, origin, sandbox }) => {
  await openConnected(page, { origin, sandbox });
  const { conversationId, name } = await triggerEvent(sandbox, { type: 'message', text: canaryText });
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText(name);
  await expect(bell(page).getByText('1', { exact: true })).toBeVisible();
  await toast(page).getByRole('link', { name: 'Read message' }).click();
  await expect(page).toHaveURL(`${origin}/membership-area/messages/${conversationId}`);
  await expect(toast(page)).toHaveCount(0);
  await expect(bell(page)).not.toContainText('1');
});

test('of many at once three come up, and none is lost', async ({ page, origin, sandbox }) => {
  await openConnected(page, { origin, sandbox });
  await Promise.all((['message', 'visit', 'match', 'matches'] as const).map((type) => triggerEvent(sandbox, { type })));
  await expect(bell(page)).toContainText('4');
  await expect(toast(page)).toHaveCount(3);
  for (let left = 3; left >= 0; left -= 1) {
    await toast(page).first().getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toHaveCount(left);
  }
});

test('what is read where it belongs is not told again', async ({ page, origin, sandbox }) => {
  await openConnected(page, { origin, sandbox });
  const { conversationId } = await triggerEvent(sandbox, { type: 'message', text: 'the first' });
  await toast(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${conversationId}$`));
  await triggerEvent(sandbox, { type: 'message', text: 'the second' });
  await triggerEvent(sandbox, { type: 'visit' });
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page).getByRole('link', { name: 'View profile' })).toBeVisible();
  await expect(bell(page)).toContainText('1');
});

test('on a phone the whole of it can be tapped', async ({ page, origin, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openConnected(page, { origin, sandbox });
  const { profileId } = await triggerEvent(sandbox, { type: 'visit' });
  await toast(page).locator('p').first().click({ trial: false, force: true });
  await expect(page).toHaveURL(`${origin}/membership-area/member-profile/profile/${profileId}`);
  await expect(toast(page)).toHaveCount(0);
});

test('quiet mode: nothing comes up, and the bell knows', async ({ page, origin, sandbox }) => {
  await page.addInitScript(() => localStorage.setItem('quietMode', 'yes'));
  await openConnected(page, { origin, sandbox });
  const { name, profileId } = await triggerEvent(sandbox, { type: 'visit' });
  await expect(bell(page)).toContainText('1');
  await expect(toast(page)).toHaveCount(0);
  await bell(page).click();
  await expect(drawer(page)).toContainText(name);
  await drawer(page).getByRole('link').click();
  await expect(page).toHaveURL(`${origin}/membership-area/member-profile/profile/${profileId}`);
  await expect(bell(page)).not.toContainText('1');
});

test('the drawer keeps no names: they are asked for, may fail, and come back', async ({ page, origin, sandbox }) => {
  await openConnected(page, { origin, sandbox });
  const { name } = await triggerEvent(sandbox, { type: 'message', text: canaryText });
  await triggerEvent(sandbox, { type: 'match' });
  await triggerEvent(sandbox, { type: 'matches', count: 3 });
  await expect(bell(page)).toContainText('3');
  expect(await readStorage(page)).not.toContain(canaryText);
  expect(await readStorage(page)).not.toContain(name);
  await page.reload();
  await expect(bell(page)).toContainText('3');
  await injectFault(sandbox, { call: 'fetchNotificationUsers', kind: 'status', status: 400 });
  await bell(page).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(3);
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

test('after three minutes it goes, and is found at the bell', async ({ page, origin, sandbox }) => {
  await page.clock.install();
  await openConnected(page, { origin, sandbox });
  await triggerEvent(sandbox, { type: 'visit' });
  await expect(toast(page)).toHaveCount(1);
  await page.clock.fastForward('02:59');
  await expect(toast(page)).toHaveCount(1);
  await page.clock.fastForward('00:05');
  await expect(toast(page)).toHaveCount(0);
  await expect(bell(page)).not.toContainText('1');
  await bell(page).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
});

test('a cut connection comes back, and what was missed is shown', async ({ page, origin, sandbox }) => {
  await openConnected(page, { origin, sandbox }, '/membership-area/matches');
  await expect.poll(() => countCalls(sandbox, 'fetchCounters')).toBe(1);
  await injectFault(sandbox, { call: 'socket', kind: 'status', status: 503, times: 2 });
  await postToSandbox(sandbox, 'disconnect', {});
  await triggerEvent(sandbox, { type: 'visit' });
  // The counters are polled every 30 s only: it is the new connection that has them asked for.
  await expect.poll(() => countCalls(sandbox, 'socket'), { timeout: 10_000 }).toBe(4);
  await expect.poll(() => countCalls(sandbox, 'fetchCounters'), { timeout: 10_000 }).toBe(2);
  await triggerEvent(sandbox, { type: 'visit' });
  await expect(toast(page)).toHaveCount(1);
});

test('a refused token is not tried again', async ({ page, origin, sandbox }) => {
  await page.clock.install();
  const socket = await openConnected(page, { origin, sandbox });
  const closed = socket.waitForEvent('close');
  await postToSandbox(sandbox, 'disconnect', { code: 4401 });
  await closed;
  await page.clock.fastForward('02:00');
  await page.getByRole('link', { name: 'Visitors' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your visitors');
  expect(await countCalls(sandbox, 'socket')).toBe(1);
});

test('two tabs share one connection; what is seen in one is seen in both, and the one left takes over', async ({
  page,
  context,
  origin,
  sandbox,
}) => {
  await openConnected(page, { origin, sandbox });
  const other = await context.newPage();
  await other.goto(`${origin}/membership-area/visitors`);
  await expect(bell(other)).toBeVisible();
  // Until it listens, too.
  await other.waitForLoadState('networkidle');
  await triggerEvent(sandbox, { type: 'visit' });
  await expect(bell(page)).toContainText('1');
  await expect(bell(other)).toContainText('1');
  expect(await countCalls(sandbox, 'socket')).toBe(1);
  await bell(other).click();
  await expect(drawer(other)).toBeVisible();
  await other.keyboard.press('Escape');
  for (const tab of [other, page]) await expect(bell(tab)).not.toContainText('1');
  await page.close();
  await expect.poll(() => countCalls(sandbox, 'socket')).toBe(2);
  await triggerEvent(sandbox, { type: 'visit' });
  await expect(bell(other)).toContainText('1');
});

test('signing out closes the connection and forgets all', async ({ page, origin, sandbox }) => {
  const socket = await openConnected(page, { origin, sandbox });
  await triggerEvent(sandbox, { type: 'message', text: canaryText });
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

test('guests load nothing of it', async ({ page, origin, pageLog }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto(`${origin}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(pageLog.requests.filter((url) => /notification|Bell/i.test(url))).toEqual([]);
  expect(sockets).toEqual([]);
});
