import path from 'node:path';
import type { Browser } from '@playwright/test';
import { toLanguageTag } from '../../app/i18n/languages.ts';
import type { Screen } from '../../tests/look/screens/Screen.ts';
import { visitScreen } from '../../tests/look/screens/screens.ts';
import { readTexts } from '../../tests/support/readTexts.ts';
import { runBuild } from '../pipeline/runBuild.ts';
import { defaultCacheFolder } from '../pipeline/workshop.ts';
import { startSandbox } from '../sandbox/startSandbox.ts';
import { serveSite } from '../serve/serveSite.ts';
import { photograph } from './photograph.ts';
import type { PhotographedSite } from './photographedSites.ts';

interface Assignment {
  root: string;
  /** Where the pictures go. */
  out: string;
  browser: Browser;
  site: PhotographedSite;
  screens: readonly Screen[];
}

/** Builds and serves one site and photographs its screens. Gives those that could not be reached, with the reason. */
export async function photographSite({ root, out, browser, site, screens }: Assignment): Promise<string[]> {
  const { brand, domain, port, sandboxPort, country, locale } = site;
  const dist = path.join(defaultCacheFolder(root), 'photograph', `${brand}-${domain}`);
  const filter = { brands: [brand], domains: [domain], environment: 'sandbox', sandboxPort };
  await runBuild(root, { filter, dist, compressed: false });
  const server = await serveSite(path.join(dist, `members.${brand}.${domain}.example`), port);
  const sandbox = await startSandbox({ port: sandboxPort, country, locale, siteOrigin: server.origin });
  const say = readTexts(toLanguageTag(locale));
  const unreached: string[] = [];
  try {
    for (const screen of screens) {
      sandbox.reset();
      const context = await browser.newContext();
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      try {
        await visitScreen(screen, { page, origin: server.origin, sandbox: sandbox.origin, say });
        await photograph(page, path.join(out, `${brand}-${domain}`), screen.name, !screen.layer);
      } catch (error) {
        unreached.push(`${screen.name}: ${String(error).split('\n')[0]}`);
      }
      await context.close();
    }
  } finally {
    await Promise.all([server.close(), sandbox.close()]);
  }
  return unreached;
}
