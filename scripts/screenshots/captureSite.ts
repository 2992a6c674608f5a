import path from 'node:path';
import type { Browser } from '@playwright/test';
import { loadCatalogue } from '../config/loadCatalogue.ts';
import { defaultCacheFolder } from '../lib/cache.ts';
import { runBuild } from '../pipeline/runBuild.ts';
import { planBuild } from '../plan/planBuild.ts';
import { captureAllWidths } from './captureAllWidths.ts';
import type { CapturedSite } from './capturedSites.ts';
import type { Screen } from './screens/Screen.ts';
import { serveWithSandbox, withScreen } from './serveWithSandbox.ts';

interface CaptureSiteOptions {
  root: string;
  /** Where the pictures go. */
  out: string;
  browser: Browser;
  site: CapturedSite;
  screens: readonly Screen[];
}

/** Builds and serves one site and photographs its screens. Gives those that could not be reached, with the reason. */
export async function captureSite({ root, out, browser, site, screens }: CaptureSiteOptions): Promise<string[]> {
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
      await withScreen(browser, served, screen, (page) =>
        captureAllWidths(page, folder, screen.name, !screen.isOverlay),
      ).catch((error) => unreached.push(`${screen.name}: ${String(error).split('\n')[0]}`));
    }
  } finally {
    await served.close();
  }
  return unreached;
}
