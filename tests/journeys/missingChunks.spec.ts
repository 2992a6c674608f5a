// Tags: @startMemberApp.tsx @loadChunk.ts
import type { Page } from '@playwright/test';
import { languages } from '../../brands/languages.ts';
import { openSignedIn, type SiteOrigins } from '../../scripts/local/screenshots/signIn.ts';
import { headerLink, pageHeading, waitForSocket } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { findAxeViolations, findLayoutViolations } from '../visual/pageViolations.ts';
import { viewports } from '../visual/viewports.ts';

/** Signs in and waits for what every members' page loads afterwards: the bell, and the socket. */
async function signInAndConnect(page: Page, site: SiteOrigins): Promise<void> {
  await openSignedIn(page, site, 'complete');
  await expect(page.getByRole('banner').getByRole('button', { name: /^News/ })).toBeVisible();
  await waitForSocket(site.sandbox);
}

/** The URLs of the scripts that the page loads during `act`. */
async function recordScripts(page: Page, act: () => Promise<void>): Promise<Set<string>> {
  const scripts = new Set<string>();
  const record = (request: { url(): string; resourceType(): string }) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  };
  page.on('request', record);
  await act();
  page.off('request', record);
  return scripts;
}

/** Opens a tab that has not loaded the visitors' page; gives the documents that it loads from then on. */
async function openSecondTab(page: Page, site: SiteOrigins) {
  await signInAndConnect(page, site);
  const scripts = await recordScripts(page, async () => {
    await headerLink(page, /^Visitors/).click();
    await expect(pageHeading(page)).toHaveText('Your visitors');
  });
  const tab = await page.context().newPage();
  await tab.goto(`${site.origin}/membership-area/home`);
  await expect(pageHeading(tab)).toBeVisible();
  const documents: string[] = [];
  tab.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  return { tab, isVisitorsScript: (url: URL) => scripts.has(url.href), documents };
}

ownPageTest(
  'a missing chunk causes one reload of the requested page, then the error page',
  async ({ page, context, origin, sandbox }) => {
    await signInAndConnect(page, { origin, sandbox });
    const visitorsScripts = await recordScripts(page, async () => {
      await headerLink(page, /^Visitors/).click();
      await expect(pageHeading(page)).toHaveText('Your visitors');
    });
    const messagesScripts = await recordScripts(page, async () => {
      await headerLink(page, /^Messages/).click();
      await expect(pageHeading(page)).toHaveText('Messages');
    });
    expect(visitorsScripts.size).toBeGreaterThan(0);
    expect(messagesScripts.size).toBeGreaterThan(0);

    // Another tab has loaded none of them.
    const tab = await context.newPage();
    const documents: string[] = [];
    tab.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
    });
    await tab.route(
      (url) => visitorsScripts.has(url.href) || messagesScripts.has(url.href),
      (route) => route.abort(),
    );
    await tab.goto(`${origin}/membership-area/home`);
    await headerLink(tab, /^Visitors/).click();
    await expect(pageHeading(tab)).toHaveText('This page didn’t open');
    await expect(tab).toHaveURL(`${origin}/membership-area/visitors`);
    await settled(tab);
    expect(documents).toEqual(['/membership-area/home', '/membership-area/visitors']);

    // A second missing chunk of the same build causes no reload; the other pages can be opened.
    await headerLink(tab, /^Messages/).click();
    await expect(tab).toHaveURL(`${origin}/membership-area/messages`);
    await expect(pageHeading(tab)).toHaveText('This page didn’t open');
    await settled(tab);
    expect(documents).toHaveLength(2);
    await tab.unrouteAll();
    await tab.getByRole('button', { name: 'Load the page again' }).click();
    await expect(pageHeading(tab)).toHaveText('Messages');
  },
);

ownPageTest('a chunk that the reload brings back shows its page', async ({ page, origin, sandbox }) => {
  const { tab, isVisitorsScript, documents } = await openSecondTab(page, { origin, sandbox });
  await tab.route(isVisitorsScript, (route) => (documents.length > 0 ? route.continue() : route.abort()));
  await headerLink(tab, /^Visitors/).click();
  await expect(pageHeading(tab)).toHaveText('Your visitors');
  await settled(tab);
  expect(documents).toHaveLength(1);
});

ownPageTest(
  'a chunk that fails without a connection causes no reload, and can be loaded again',
  async ({ page, context, origin, sandbox }) => {
    const { tab, isVisitorsScript, documents } = await openSecondTab(page, { origin, sandbox });
    await tab.route(isVisitorsScript, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await headerLink(tab, /^Visitors/).click();
    await expect(pageHeading(tab)).toHaveText('This page didn’t open');
    await settled(tab);
    expect(documents).toEqual([]);
    await tab.unrouteAll();
    await context.setOffline(false);
    await tab.getByRole('button', { name: 'Load the page again' }).click();
    await expect(pageHeading(tab)).toHaveText('Your visitors');
  },
);

ownPageTest(
  'a dialog that does not arrive without a connection leaves the page with what was typed',
  async ({ page, context, origin }) => {
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email address').fill('somebody@example.com');
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Legal notice' }).click();
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('Error: this couldn’t be opened');
    await expect(banner).toContainText('There’s no internet connection.');
    await expect(page.getByLabel('Email address')).toHaveValue('somebody@example.com');
  },
);

/** Stops all animations of the page at this time after its first paint. */
const stopAnimations = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
const resumeAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.play();
  });

/** The address of the page's first script, or of the one with its libraries, which it imports. */
const readScriptUrl = (page: Page, kind: 'entry' | 'vendor') =>
  page
    .locator(kind === 'entry' ? 'head > script[src]' : 'link[rel=modulepreload][href^="/assets/core-"]')
    .first()
    .evaluate((element) => new URL(element.getAttribute('src') ?? element.getAttribute('href')!, location.href).href);

for (const { key, kind, reducedMotion, address, path } of [
  // Below the sign-in page, which the build has rendered, and in place of a page of members.
  {
    key: 'american',
    kind: 'entry',
    reducedMotion: 'no-preference',
    address: 'support@tavelune.example',
    path: '/login',
  },
  {
    key: 'german',
    kind: 'vendor',
    reducedMotion: 'reduce',
    address: 'support.de@lindavelle.example',
    path: '/membership-area/home',
  },
] as const) {
  test.describe(() => {
    test.use({ siteKey: key });

    ownPageTest(
      `a page whose ${kind} script fails says so after eight seconds, ${key}`,
      { tag: '@rule' },
      async ({ page, origin, site }) => {
        const text = languages[site.locale];
        await page.emulateMedia({ reducedMotion });
        await page.goto(origin + path);
        await expect(page.locator('html')).toHaveAttribute('data-boot', 'done');
        const late = page.locator('.boot-late');
        await expect(late).toHaveCount(0);
        const script = await readScriptUrl(page, kind);
        await page.route(script, (route) => route.abort());
        await page.goto(origin + path);
        const status = page.locator('.boot').getByRole('status');
        await stopAnimations(page, 7_900);
        if (kind === 'vendor') await expect(status).toHaveText(text.loading, { useInnerText: true });
        else await expect(pageHeading(page)).toBeVisible();
        await expect(late).toBeHidden();

        // The styles do it without a script; the other test tells that it is no later.
        await (kind === 'entry' ? resumeAnimations(page) : stopAnimations(page, 8_100));
        await expect(page.getByRole('heading', { name: text.slowStart })).toBeVisible();
        await expect(status).not.toContainText(text.loading, { useInnerText: true });
        await expect(page.locator('.boot-spinner')).toBeHidden();
        await expect(late.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
        await settled(page);
        const violations: string[] = [];
        for (const viewport of viewports) violations.push(...(await findLayoutViolations(page, viewport)));
        for (const scheme of ['light', 'dark'] as const) violations.push(...(await findAxeViolations(page, scheme)));
        expect(violations).toEqual([]);

        await page.unroute(script);
        await late.getByRole('link', { name: text.reload }).click();
        await expect(page.locator('input[type=password]')).toBeEditable();
        await expect(late).toHaveCount(0);
      },
    );
  });
}
