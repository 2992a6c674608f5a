import path from 'node:path';
import type { Browser } from '@playwright/test';
import { loadCatalogue } from '../../config/loadCatalogue.ts';
import { defaultCacheFolder } from '../../lib/cache.ts';
import { formatCount } from '../../lib/formatCount.ts';
import type { FolderFiles } from '../../output/writeFolder.ts';
import { runBuild } from '../../pipeline/runBuild.ts';
import { planBuild, type Site } from '../../plan/planBuild.ts';
import { freePort } from '../../serve/freePort.ts';
import { openBrowser } from '../openBrowser.ts';
import { serveWithSandbox } from '../serveWithSandbox.ts';
import { type BrandShots, captureBrand } from './captureBrand.ts';
import { groupBuilds, pickSites } from './pickSites.ts';
import { renderPreviewPage } from './renderPreviewPage.ts';
import { type PreviewedSite, siteFolder, toPreviewPage } from './toPreviewPage.ts';

export interface PreviewOptions {
  brands: readonly string[];
  domains: readonly string[];
  /** Told what is being done, a short phrase at a time. */
  onProgress: (phrase: string) => void;
}

export interface Preview {
  /** By their paths below the page's folder. */
  files: FolderFiles;
  sites: readonly PreviewedSite[];
}

/** Away from the ports of `npm start`, the tests and `npm run screenshots`. */
const SANDBOX_PORT = 4480;

/** Builds the sites that are asked for, photographs them and lays the pictures out on one page. Writes only to the cache. */
export async function buildPreview(
  root: string,
  { brands, domains, onProgress: tell }: PreviewOptions,
): Promise<Preview> {
  const catalogue = await loadCatalogue(root);
  const environment = { environment: 'sandbox', sandboxPort: await freePort(SANDBOX_PORT) };
  const sites = pickSites(planBuild(catalogue, { brands, domains, ...environment }).sites, domains);
  const distOf = (domain: string) => path.join(defaultCacheFolder(root), 'preview', domain);
  for (const filter of groupBuilds(sites)) {
    tell(`Building ${formatCount(filter.brands.length, 'site')} under ${filter.domains[0]}`);
    await runBuild(root, {
      filter: { ...filter, ...environment },
      dist: distOf(filter.domains[0]!),
      compressed: false,
    });
  }

  const files: Record<string, string | Uint8Array> = {};
  const shown: PreviewedSite[] = [];
  const browser = await openBrowser();
  try {
    for (const [index, site] of sites.entries()) {
      tell(`Photographing ${site.brand.slug}.${site.domain.domain} (${index + 1} of ${sites.length})`);
      const { shots: pictures, unreached } = await captureServedSite(browser, site, distOf(site.domain.domain));
      for (const [name, bytes] of pictures) files[`${siteFolder(site)}/${name}`] = bytes;
      files[`${siteFolder(site)}/logo.svg`] = site.brand.logo;
      files[`${siteFolder(site)}/icon.svg`] = site.brand.icon;
      shown.push({ site, unreached });
    }
  } finally {
    await browser.close();
  }
  return { files: { ...files, 'index.html': await renderPreviewPage(root, toPreviewPage(shown)) }, sites: shown };
}

async function captureServedSite(browser: Browser, site: Site, dist: string): Promise<BrandShots> {
  const served = await serveWithSandbox(site, dist);
  try {
    return await captureBrand(browser, served);
  } finally {
    await served.close();
  }
}
