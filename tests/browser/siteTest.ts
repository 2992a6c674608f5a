import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { test as base, expect, type Page } from '@playwright/test';
import { languageIn } from '../../brands/languageVariants.ts';
import { startSandbox } from '../../scripts/backend/sandbox/startSandbox.ts';
import type { World } from '../../scripts/backend/sandbox/world/createWorld.ts';
import { answerStatisticsQuestion } from '../../scripts/local/screenshots/answerStatisticsQuestion.ts';
import { createTranslator } from '../../scripts/local/screenshots/createTranslator.ts';
import { sampleSites } from '../../scripts/local/screenshots/sampleSites.ts';
import { resetSandbox } from '../../scripts/local/screenshots/sandboxControl.ts';
import {
  fillSignInForm,
  openBlankPage,
  openEmptyDevice,
  openSignIn,
  restingPages,
  type SiteOrigins,
  type Translate,
} from '../../scripts/local/screenshots/signIn.ts';
import { serveSite } from '../../scripts/local/serve/serveSite.ts';
import { badWeather } from '../support/badWeather.ts';
import { buildTestSite } from './buildTestSite.ts';
import { type PageLog, startPageLog } from './pageLog.ts';
import { patchLocatorFill } from './patchLocatorFill.ts';
import { signOutForReuse } from './signOutForReuse.ts';
import { pagesWithTheirClock } from './stopClock.ts';
import { portsOf, type TestSite, type TestSiteKey } from './testPortsAndFolders.ts';

interface ServedSiteFixtures extends SiteOrigins {
  site: TestSite;
  /** Translates an English text to the site's first language. */
  translate: Translate;
  /** The members and accounts of the sandbox, which a test may change. */
  world: World;
}

interface ServedSite extends SiteOrigins {
  /** Replaced by a reset. */
  readonly world: World;
}

interface SiteFixtures {
  /** The member's answer about statistics on this device; null opens the question. Default 'no'. */
  statisticsChoice: 'yes' | 'no' | null;
  /** The requests and the errors of the pages. */
  pageLog: PageLog;
}

interface ServingFixtures {
  /** Serves a site with a sandbox of this worker, from its first test to the end of the worker. */
  serveTestSite: (site: TestSite) => Promise<ServedSite>;
}

interface SharingFixtures {
  /** The pages that tests share, by the origin of their site. A fixture of every test, so that all specs may share workers. */
  sharedPages: Map<string, Page>;
}

/** Test on a built site, with its sandbox as it is after a reset. */
export const servedSiteTest = base.extend<ServedSiteFixtures & { siteKey: TestSiteKey }, ServingFixtures>({
  siteKey: ['american', { option: true }],
  serveTestSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use, { parallelIndex }) => {
      const served = new Map<TestSiteKey, ReturnType<typeof startTestSite>>();
      await use(async (site) => {
        if (!served.has(site.key)) served.set(site.key, startTestSite(site, parallelIndex));
        return served.get(site.key)!;
      });
      await Promise.all([...served.values()].map(async (server) => (await server).close()));
    },
    { scope: 'worker' },
  ],
  site: async ({ siteKey }, use) => use(sampleSites.find(({ key }) => key === siteKey)!),
  origin: async ({ serveTestSite, site }, use) => use((await serveTestSite(site)).origin),
  sandbox: async ({ serveTestSite, site }, use) => {
    const { sandbox } = await serveTestSite(site);
    await resetSandbox(sandbox);
    await use(sandbox);
  },
  world: async ({ serveTestSite, site, sandbox: _ }, use) => use((await serveTestSite(site)).world),
  translate: async ({ site }, use) => use(createTranslator(languageIn(site.country, site.locale).tag, site)),
});

/**
 * Test of a built site in a page of its own, which loads everything again; fails if a page throws, sends a request
 * elsewhere or violates its security policy. For tests of loading, of several tabs, of the clock and of init scripts.
 */
export const ownPageTest = servedSiteTest.extend<SiteFixtures, SharingFixtures>({
  sharedPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      await Promise.all([...pages.values()].map((page) => page.context().close()));
    },
    { scope: 'worker' },
  ],
  statisticsChoice: ['no', { option: true }],
  page: async ({ page, browserName }, use) => {
    if (browserName === 'firefox') patchLocatorFill(page);
    await use(page);
  },
  pageLog: [
    async ({ context, origin, sandbox, statisticsChoice }, use) => {
      const log = await startPageLog(context, origin);
      if (statisticsChoice !== null) await answerStatisticsQuestion(context, statisticsChoice);
      await use(log);
      const foreign = log.requests.filter(
        (url) => !/^(?:data|blob|mailto):/.test(url) && ![origin, sandbox].includes(new URL(url).origin),
      );
      expect(foreign).toEqual([]);
      expect(log.errors).toEqual([]);
    },
    { auto: true },
  ],
});

async function startTestSite(site: TestSite, worker: number): Promise<ServedSite & { close(): Promise<unknown> }> {
  const { port, sandboxPort } = portsOf(site, worker);
  const { brand, domain, country, locale } = site;
  const release = await buildTestSite(site, worker);
  const server = await serveSite(path.join(release, `members.${brand}.${domain}.example`), port);
  const delayMs = badWeather?.serverDelayMs ?? 0;
  const sandbox = await startSandbox({ port: sandboxPort, country, locale, siteOrigin: server.origin, delayMs });
  return {
    origin: server.origin,
    sandbox: sandbox.origin,
    get world() {
      return sandbox.world;
    },
    close: () => Promise.all([sandbox.close(), server.close()]),
  };
}

/**
 * Test in a page that later tests reuse, mostly with the app that runs in it (signOutForReuse.ts). After a test its routes,
 * size and colour scheme are reset, and the storage is empty. A test must change nothing else of the page, and must not
 * listen to its events.
 */
export const test = ownPageTest.extend({
  context: async ({ browser, sharedPages, origin }, use) => {
    if (!sharedPages.has(origin)) {
      const page = await (await browser.newContext()).newPage();
      if (browser.browserType().name() === 'firefox') await stayInFront(page);
      refuseInitScripts(page);
      sharedPages.set(origin, page);
    }
    await use(sharedPages.get(origin)!.context());
  },
  page: async ({ context, sharedPages, origin, viewport, browserName }, use, testInfo) => {
    const page = sharedPages.get(origin)!;
    pagesWithTheirClock.add(page);
    if (browserName === 'firefox') {
      patchLocatorFill(page);
      pageInFront = page;
      await page.bringToFront();
    }
    if (!restingPages.has(page)) await openEmptyDevice(page, origin);
    if (!isDeepStrictEqual(page.viewportSize(), viewport)) await page.setViewportSize(viewport!);
    await use(page);
    // Playwright tells what is on a page only of those that it has made for the test.
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = `${page.url()}\n${await page.locator('body').ariaSnapshot()}`;
      await testInfo.attach('page', { body, contentType: 'text/plain' });
    }
    pageInFront = null;
    restingPages.delete(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // A link under the pointer would preload its page.
    await page.mouse.move(0, 0);
    // The page sends its last requests before the next test resets the sandbox.
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    if (await signOutForReuse(page, origin)) restingPages.add(page);
    else await openBlankPage(page, origin);
    await page.emulateMedia({ colorScheme: null });
  },
});

/** The page of the running test, if it is one that tests share. */
let pageInFront: Page | null = null;

/**
 * Keeps a page in front, because only that one has the focus. Chromium is driven as if each were; in Firefox, now and
 * then something of the browser's own comes before it.
 */
async function stayInFront(page: Page): Promise<void> {
  await page.exposeFunction('comeToFront', async () => {
    if (pageInFront === page) await page.bringToFront();
  });
  await page.addInitScript(() => {
    const { comeToFront } = window as unknown as { comeToFront(): void };
    addEventListener('blur', () => document.hasFocus() || comeToFront());
  });
}

/** Makes init scripts throw: in a running app they would do nothing, and a test of what they record could not fail. */
function refuseInitScripts(page: Page): void {
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...script) => {
    if (restingPages.has(page)) throw new Error('an init script needs a page of its own: ownPageTest');
    return add(...script);
  };
}

export { expect };

/** Signs a member in by the form; in the app of the page, if it waits there. */
export async function signInByForm(
  page: Page,
  { origin, translate }: Pick<ServedSiteFixtures, 'origin' | 'translate'>,
  email?: string,
): Promise<void> {
  await openSignIn(page, origin);
  await fillSignInForm(page, translate, email);
  await expect(page).toHaveURL(`${origin}/membership-area/home`);
}
