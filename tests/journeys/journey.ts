import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { toLanguageTag } from '../../app/i18n/languages.ts';
import { startSandbox } from '../../scripts/sandbox/startSandbox.ts';
import { serveSite } from '../../scripts/serve/serveSite.ts';
import { openEmpty } from '../support/openEmpty.ts';
import { readTexts } from '../support/readTexts.ts';
import { buildFor } from './buildFor.ts';
import { type JourneySite, portsOf, type SiteKey, sites } from './sites.ts';
import { type PageLog, watchContext } from './watchContext.ts';

export const password = 'sandbox-demo-1';
export const member = 'complete@sandbox.example';

/** Where a site and its sandbox are served. */
interface Places {
  origin: string;
  sandbox: string;
}

interface Journey extends Places {
  site: JourneySite;
  /** The text of the site's first language for an English one. */
  say: ReturnType<typeof readTexts>;
  /** Everything the pages asked for, and what went wrong in them. */
  watch: PageLog;
}

interface Worker {
  /** Serves a site with a sandbox of this worker's own, from its first test to the worker's end. */
  serve: (site: JourneySite) => Promise<Places>;
  /** The pages that this worker keeps, by the origin of their site. Here, so that all journeys may share workers. */
  keptPages: Map<string, Page>;
}

/** A browser test on a built site; fails if a page throws, asks a stranger or breaks the policy it is served with. */
export const test = base.extend<Journey & { siteKey: SiteKey }, Worker>({
  siteKey: ['american', { option: true }],
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use, { parallelIndex }) => {
      const served = new Map<SiteKey, ReturnType<typeof open>>();
      await use(async (site) => {
        if (!served.has(site.key)) served.set(site.key, open(site, parallelIndex));
        return served.get(site.key)!;
      });
      await Promise.all([...served.values()].map(async (one) => (await one).close()));
    },
    { scope: 'worker' },
  ],
  keptPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const keptPages = new Map<string, Page>();
      await use(keptPages);
      await Promise.all([...keptPages.values()].map((page) => page.context().close()));
    },
    { scope: 'worker' },
  ],
  site: async ({ siteKey }, use) => use(sites.find(({ key }) => key === siteKey)!),
  origin: async ({ serve, site }, use) => use((await serve(site)).origin),
  sandbox: async ({ serve, site }, use) => use((await serve(site)).sandbox),
  say: async ({ site }, use) => use(readTexts(toLanguageTag(site.locale))),
  watch: [
    async ({ context, origin, sandbox }, use) => {
      await fetch(`${sandbox}/__sandbox__/reset`, { method: 'POST' });
      const watch = await watchContext(context, origin);
      await use(watch);
      const strangers = watch.requests.filter(
        (url) => !/^(?:data|blob|mailto):/.test(url) && ![origin, sandbox].includes(new URL(url).origin),
      );
      expect(strangers).toEqual([]);
      expect(watch.troubles).toEqual([]);
    },
    { auto: true },
  ],
});

async function open(site: JourneySite, worker: number): Promise<Places & { close(): Promise<unknown> }> {
  const { port, sandboxPort } = portsOf(site, worker);
  const { brand, domain, country, locale } = site;
  const release = await buildFor(site, worker);
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
export const keptPageTest = test.extend({
  context: async ({ browser, keptPages, origin }, use) => {
    if (!keptPages.has(origin)) keptPages.set(origin, await (await browser.newContext()).newPage());
    await use(keptPages.get(origin)!.context());
  },
  page: async ({ context, keptPages, origin, viewport }, use) => {
    const page = keptPages.get(origin)!;
    await openEmpty(page, origin);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Whatever the page still has to send is sent before the sandbox's next world.
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    await openEmpty(page, origin);
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize(viewport!);
  },
});

export { expect };

/** Signs a member in by the form, as a person would. */
export async function signIn(
  page: Page,
  { origin, say }: Pick<Journey, 'origin' | 'say'>,
  email = member,
): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel(say('E-mail address')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
  await expect(page).toHaveURL(`${origin}/membership-area/home`);
}
