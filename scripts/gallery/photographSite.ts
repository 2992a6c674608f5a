import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Screen } from '../../tests/look/screens/Screen.ts';
import { atScreen, serveWithSandbox } from '../camera/serveWithSandbox.ts';
import { loadCatalogue } from '../config/loadCatalogue.ts';
import { runBuild } from '../pipeline/runBuild.ts';
import { defaultCacheFolder } from '../pipeline/workshop.ts';
import { planBuild } from '../plan/planBuild.ts';
import type { PhotographedSite } from './photographedSites.ts';
import { photographFully } from './photographFully.ts';

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
  const { brand, domain, port, sandboxPort } = site;
  const dist = path.join(defaultCacheFolder(root), 'photograph', `${brand}-${domain}`);
  const filter = { brands: [brand], domains: [domain], environment: 'sandbox', sandboxPort };
  const { sites } = planBuild(await loadCatalogue(root), filter);
  await runBuild(root, { filter, dist, compressed: false });
  const served = await serveWithSandbox(sites[0]!, dist, port);
  const folder = path.join(out, `${brand}-${domain}`);
  const unreached: string[] = [];
  try {
    for (const screen of screens) {
      await atScreen(browser, served, screen, (page) =>
        photographFully(page, folder, screen.name, !screen.layer),
      ).catch((error) => unreached.push(`${screen.name}: ${String(error).split('\n')[0]}`));
    }
  } finally {
    await served.close();
  }
  return unreached;
}
