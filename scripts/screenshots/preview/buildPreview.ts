import type { FolderFiles } from '../../output/writeFolder.ts';
import { buildSites } from '../buildSites.ts';
import { capture } from '../capture.ts';
import { captureSite } from '../captureSite.ts';
import { openBrowser } from '../findChromium.ts';
import { screens } from '../screens/screens.ts';
import { pickSites } from './pickSites.ts';
import {
  type PreviewedSite,
  previewScreens,
  previewViews,
  renderPreviewPage,
  shotPath,
  siteFolder,
  toPreviewPage,
} from './toPreviewPage.ts';

export interface PreviewOptions {
  brands: readonly string[];
  domains: readonly string[];
  /** Called with a short phrase at the start of each step. */
  onProgress: (phrase: string) => void;
}

export interface Preview {
  /** By their paths below the page's folder. */
  files: FolderFiles;
  sites: readonly PreviewedSite[];
}

/** Builds the requested sites, captures them and lays the pictures out on one page. Writes only to the cache. */
export async function buildPreview(root: string, { brands, domains, onProgress }: PreviewOptions): Promise<Preview> {
  const built = await buildSites(root, { brands, domains }, (sites) => pickSites(sites, domains), onProgress);
  const captured = screens.filter(({ name }) => previewScreens.some((screen) => screen.name === name));
  const files: Record<string, string | Uint8Array> = {};
  const sites: PreviewedSite[] = [];
  await using browser = await openBrowser();
  for (const [index, { site, dist }] of built.entries()) {
    onProgress(`Capturing ${site.brand.slug}.${site.domain.domain} (${index + 1} of ${built.length})`);
    const unreached = await captureSite(browser, { site, dist }, captured, async (page, { name }) => {
      const shots = await capture(page, { views: previewViews, area: 'window', type: 'jpeg' });
      for (const { view, bytes } of shots) files[shotPath(site, name, view)] = bytes;
    });
    files[`${siteFolder(site)}/logo.svg`] = site.brand.logo;
    files[`${siteFolder(site)}/icon.svg`] = site.brand.icon;
    sites.push({ site, unreached });
  }
  return { files: { ...files, 'index.html': await renderPreviewPage(root, toPreviewPage(sites)) }, sites };
}
