import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { toLanguageTag } from '../../app/i18n/languages.ts';
import { startSandbox } from '../../scripts/sandbox/startSandbox.ts';
import { createTranslator } from '../../scripts/screenshots/readTranslations.ts';
import { openBlankPage } from '../../scripts/screenshots/screens/openBlankPage.ts';
import { serveSite } from '../../scripts/serve/serveSite.ts';
import { buildTestSite } from './buildTestSite.ts';
import { type PageLog, startPageLog } from './pageLog.ts';
import { portsOf, type TestSite, type TestSiteKey, testSites } from './testSites.ts';

export const memberPassword = 'sandbox-demo-1';
export const memberEmail = 'complete@sandbox.example';

/** Where a site and its sandbox are served. */
interface SiteOrigins {
  origin: string;
  sandbox: string;
}

interface SiteFixtures extends SiteOrigins {
  site: TestSite;
  /** The text of the site's first language for an English one. */
  translate: ReturnType<typeof createTranslator>;
  /** Everything the pages asked for, and what went wrong in them. */
  pageLog: PageLog;
}

interface WorkerFixtures {
  /** Serves a site with a sandbox of this worker's own, from its first test to the worker's end. */
  serveTestSite: (site: TestSite) => Promise<SiteOrigins>;
  /** The pages that this worker keeps, by the origin of their site. Here, so that all journeys may share workers. */
  sharedPages: Map<string, Page>;
}

/** A browser test on a built site; fails if a page throws, asks a stranger or breaks the policy it is served with. */
export const test = base.extend<SiteFixtures & { siteKey: TestSiteKey }, WorkerFixtures>({
  siteKey: ['american', { option: true }],
  serveTestSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use, { parallelIndex }) => {
      const served = new Map<TestSiteKey, ReturnType<typeof startTestSite>>();
      await use(async (site) => {
        if (!served.has(site.key)) served.set(site.key, startTestSite(site, parallelIndex));
        return served.get(site.key)!;
      });
      await Promise.all([...served.values()].map(async (one) => (await one).close()));
    },
    { scope: 'worker' },
  ],
  sharedPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      await Promise.all([...pages.values()].map((page) => page.context().close()));
    },
    { scope: 'worker' },
  ],
  site: async ({ siteKey }, use) => use(testSites.find(({ key }) => key === siteKey)!),
  origin: async ({ serveTestSite, site }, use) => use((await serveTestSite(site)).origin),
  sandbox: async ({ serveTestSite, site }, use) => use((await serveTestSite(site)).sandbox),
  translate: async ({ site }, use) => use(createTranslator(toLanguageTag(site.locale))),
  pageLog: [
    async ({ context, origin, sandbox }, use) => {
      await fetch(`${sandbox}/__sandbox__/reset`, { method: 'POST' });
      const log = await startPageLog(context, origin);
      await use(log);
      const strangers = log.requests.filter(
        (url) => !/^(?:data|blob|mailto):/.test(url) && ![origin, sandbox].includes(new URL(url).origin),
      );
      expect(strangers).toEqual([]);
      expect(log.errors).toEqual([]);
    },
    { auto: true },
  ],
});

async function startTestSite(site: TestSite, worker: number): Promise<SiteOrigins & { close(): Promise<unknown> }> {
  const { port, sandboxPort } = portsOf(site, worker);
  const { brand, domain, country, locale } = site;
  const release = await buildTestSite(site, worker);
  const server = await serveSite(path.join(release, `members.${brand}.${domain}.example`), port);
  const sandbox = await startSandbox({ port: sandboxPort, country, locale, siteOrigin: server.origin });
  return {
    origin: server.origin,
    sandbox: sandbox.origin,
    close: () => Promise.all([sandbox.close(), server.close()]),
  };
}

/**
 * A journey in a page that is kept from one test to the next, so that nothing has to be started, fetched and compiled
 * again. Between two tests it is left, the site's storage is emptied, and its routes, its size and its scheme of colours
 * are as they were. For tests that change nothing else of it, and listen to nothing.
 */
export const sharedPageTest = test.extend({
  context: async ({ browser, sharedPages: keptPages, origin }, use) => {
    if (!keptPages.has(origin)) keptPages.set(origin, await (await browser.newContext()).newPage());
    await use(keptPages.get(origin)!.context());
  },
  page: async ({ context, sharedPages: keptPages, origin, viewport }, use) => {
    const page = keptPages.get(origin)!;
    await openBlankPage(page, origin);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Whatever the page still has to send is sent before the sandbox's next world.
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    await openBlankPage(page, origin);
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize(viewport!);
  },
});

export { expect };

/** Signs a member in by the form, as a person would. */
export async function signInByForm(
  page: Page,
  { origin, translate }: Pick<SiteFixtures, 'origin' | 'translate'>,
  email = memberEmail,
): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel(translate('E-mail address')).fill(email);
  await page.getByLabel(translate('Password'), { exact: true }).fill(memberPassword);
  await page.getByRole('button', { name: translate('Sign in'), exact: true }).click();
  await expect(page).toHaveURL(`${origin}/membership-area/home`);
}
