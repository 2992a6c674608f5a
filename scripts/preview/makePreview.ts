import path from 'node:path';
import type { Browser } from '@playwright/test';
import { freePort } from '../camera/freePort.ts';
import { openBrowser } from '../camera/openBrowser.ts';
import { serveWithSandbox } from '../camera/serveWithSandbox.ts';
import { loadCatalogue } from '../config/loadCatalogue.ts';
import { count } from '../lib/count.ts';
import type { FolderFiles } from '../output/writeFolder.ts';
import { runBuild } from '../pipeline/runBuild.ts';
import { defaultCacheFolder } from '../pipeline/workshop.ts';
import { planBuild, type Site } from '../plan/planBuild.ts';
import { type BrandPictures, photographBrand } from './photographBrand.ts';
import { groupBuilds, pickSites } from './pickSites.ts';
import { renderPage } from './renderPage.ts';
import { folderOf, type Shown, toPage } from './toPage.ts';

export interface PreviewOptions {
  brands: readonly string[];
  domains: readonly string[];
  /** Told what is being done, a short phrase at a time. */
  tell: (phrase: string) => void;
}

export interface Preview {
  /** By their paths below the page's folder. */
  files: FolderFiles;
  shown: readonly Shown[];
}

/** Away from the ports of `npm start`, the tests and `npm run photograph`. */
const sandboxPort = 4480;

/** Builds the sites that are asked for, photographs them and lays the pictures out on one page. Writes only to the cache. */
export async function makePreview(root: string, { brands, domains, tell }: PreviewOptions): Promise<Preview> {
  const catalogue = await loadCatalogue(root);
  const environment = { environment: 'sandbox', sandboxPort: await freePort(sandboxPort) };
  const sites = pickSites(planBuild(catalogue, { brands, domains, ...environment }).sites, domains);
  const distOf = (domain: string) => path.join(defaultCacheFolder(root), 'preview', domain);
  for (const filter of groupBuilds(sites)) {
    tell(`Building ${count(filter.brands.length, 'site')} under ${filter.domains[0]}`);
    await runBuild(root, {
      filter: { ...filter, ...environment },
      dist: distOf(filter.domains[0]!),
      compressed: false,
    });
  }

  const files: Record<string, string | Uint8Array> = {};
  const shown: Shown[] = [];
  const browser = await openBrowser();
  try {
    for (const [index, site] of sites.entries()) {
      tell(`Photographing ${site.brand.slug}.${site.domain.domain} (${index + 1} of ${sites.length})`);
      const { pictures, unreached } = await photographServed(browser, site, distOf(site.domain.domain));
      for (const [name, bytes] of pictures) files[`${folderOf(site)}/${name}`] = bytes;
      files[`${folderOf(site)}/logo.svg`] = site.brand.logo;
      files[`${folderOf(site)}/icon.svg`] = site.brand.icon;
      shown.push({ site, unreached });
    }
  } finally {
    await browser.close();
  }
  return { files: { ...files, 'index.html': await renderPage(root, toPage(shown)) }, shown };
}

async function photographServed(browser: Browser, site: Site, dist: string): Promise<BrandPictures> {
  const served = await serveWithSandbox(site, dist);
  try {
    return await photographBrand(browser, served);
  } finally {
    await served.close();
  }
}
