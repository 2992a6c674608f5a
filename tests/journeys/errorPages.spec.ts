import type { Page } from '@playwright/test';
import { fetchToken, injectFault, signInByLink, writeToken } from '../browser/memberActions.ts';
import { expect, test } from '../browser/siteTest.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const headerLink = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });

/** Signs in and waits for what every page of members loads after itself: the bell, and the line to the gateway. */
async function signInAndConnect(page: Page, places: Parameters<typeof signInByLink>[1]): Promise<void> {
  const connected = page.waitForEvent('websocket');
  await signInByLink(page, places, 'complete');
  await expect(page.getByRole('banner').getByRole('button', { name: /^News/ })).toBeVisible();
  await connected;
}

/** Which scripts a page needs that were not there before. */
async function recordScripts(page: Page, go: () => Promise<void>): Promise<Set<string>> {
  const scripts = new Set<string>();
  const note = (request: { url(): string; resourceType(): string }) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  };
  page.on('request', note);
  await go();
  page.off('request', note);
  return scripts;
}

/** A second tab, which has nothing of the visitors' page yet, and the documents that it loads from then on. */
async function openSecondTab(page: Page, places: Parameters<typeof signInByLink>[1]) {
  await signInAndConnect(page, places);
  const scripts = await recordScripts(page, async () => {
    await headerLink(page, /^Visitors/).click();
    await expect(heading(page)).toHaveText('Your visitors');
  });
  const tab = await page.context().newPage();
  await tab.goto(`${places.origin}/membership-area/home`);
  await expect(heading(tab)).toBeVisible();
  const documents: string[] = [];
  tab.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  return { tab, isOfVisitors: (url: URL) => scripts.has(url.href), documents };
}

test('an error page has title, message, picture and a way on', async ({ page, origin, sandbox }) => {
  await signInByLink(page, { origin, sandbox }, 'complete');
  for (const [address, title, way, reached] of [
    ['/error/404', 'We cannot find this page', 'Go to the start page', '/membership-area/home'],
    ['/no/such/page', 'We cannot find this page', 'Go to the start page', '/membership-area/home'],
    ['/error/profile', 'This profile is not available', 'See all matches', '/membership-area/matches'],
  ] as const) {
    await page.goto(origin + address);
    await expect(heading(page)).toHaveText(title);
    const picture = page.getByRole('main').locator('img, svg').first();
    await expect(picture).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(origin + reached);
  }
});

test('a profile that is gone leads to its own error page', async ({ page, origin, sandbox }) => {
  await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
  await injectFault(sandbox, { call: 'fetchProfile', kind: 'status', status: 404 });
  await page.goto(`${origin}/membership-area/member-profile/profile/1002`);
  await expect(page).toHaveURL(`${origin}/error/profile`);
});

test('a part of the app that is gone: one reload of where the member was going, then the error page', async ({
  page,
  context,
  origin,
  sandbox,
}) => {
  await signInAndConnect(page, { origin, sandbox });
  const ofVisitors = await recordScripts(page, async () => {
    await headerLink(page, /^Visitors/).click();
    await expect(heading(page)).toHaveText('Your visitors');
  });
  const ofOnline = await recordScripts(page, async () => {
    await headerLink(page, /^Online users/).click();
    await expect(heading(page)).toHaveText('Who is online');
  });
  expect(ofVisitors.size).toBeGreaterThan(0);
  expect(ofOnline.size).toBeGreaterThan(0);

  // Another tab, which has none of them yet.
  const tab = await context.newPage();
  const documents: string[] = [];
  tab.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await tab.route(
    (url) => ofVisitors.has(url.href) || ofOnline.has(url.href),
    (route) => route.abort(),
  );
  await tab.goto(`${origin}/membership-area/home`);
  await headerLink(tab, /^Visitors/).click();
  await expect(heading(tab)).toHaveText('This page did not open');
  await expect(tab).toHaveURL(`${origin}/membership-area/visitors`);
  expect(documents).toEqual(['/membership-area/home', '/membership-area/visitors']);

  // Not again for the same build; the other pages stay in reach.
  await headerLink(tab, /^Online users/).click();
  await expect(tab).toHaveURL(`${origin}/membership-area/online`);
  await expect(heading(tab)).toHaveText('This page did not open');
  expect(documents).toHaveLength(2);
  await tab.unrouteAll();
  await tab.getByRole('button', { name: 'Load the page again' }).click();
  await expect(heading(tab)).toHaveText('Who is online');
});

test('a part that comes back with the reload is not missed', async ({ page, origin, sandbox }) => {
  const { tab, isOfVisitors, documents } = await openSecondTab(page, { origin, sandbox });
  await tab.route(isOfVisitors, (route) => (documents.length > 0 ? route.continue() : route.abort()));
  await headerLink(tab, /^Visitors/).click();
  await expect(heading(tab)).toHaveText('Your visitors');
  expect(documents).toHaveLength(1);
});

test('a part whose connection breaks off leaves the page as it is, to be loaded again', async ({
  page,
  context,
  origin,
  sandbox,
}) => {
  const { tab, isOfVisitors, documents } = await openSecondTab(page, { origin, sandbox });
  await tab.route(isOfVisitors, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await headerLink(tab, /^Visitors/).click();
  await expect(heading(tab)).toHaveText('This page did not open');
  expect(documents).toEqual([]);
  await tab.unrouteAll();
  await context.setOffline(false);
  await tab.getByRole('button', { name: 'Load the page again' }).click();
  await expect(heading(tab)).toHaveText('Your visitors');
});

test('a copy on a foreign host shows nothing but where to go, and asks nothing', async ({
  page,
  origin,
  sandbox,
  pageLog,
}) => {
  await page.route('http://members.copy.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: origin + pathname });
    await route.fulfill({ response });
  });
  await page.goto('http://members.copy.example/membership-area/home');
  await expect(heading(page)).toContainText('members.tavelune.com.example');
  const asked = pageLog.requests.splice(0);
  expect(asked.filter((url) => url.startsWith(sandbox))).toEqual([]);
});
