import type { FolderFiles } from '../../build/output/writeFolder.ts';
import type { Site } from '../../build/plan/planBuild.ts';
import { buildSites } from '../../local/screenshots/buildSites.ts';
import { capture } from '../../local/screenshots/capture.ts';
import { captureSite } from '../../local/screenshots/captureSite.ts';
import { openBrowser } from '../../local/screenshots/ensureChromium.ts';
import { screens } from '../../local/screenshots/screens/screens.ts';
import { pickSites } from './pickSites.ts';
import { type BrandFace, type ComparedPair, rankPairs } from './rankPairs.ts';
import { readGreyPicture } from './readGreyPicture.ts';
import {
  glanceScreens,
  type PreviewedSite,
  previewViews,
  renderPreviewPage,
  reviewScreens,
  shotPath,
  siteFolder,
  toPreviewPage,
} from './renderPreviewPage.ts';
import { collectReviewFacts } from './review/collectReviewFacts.ts';
import type { GreyPicture } from './structuralDifference.ts';

export interface PreviewOptions {
  brands: readonly string[];
  domains: readonly string[];
  /**
   * The folder of the release to compare with. With it, the page has everything that a person signs off: more screens,
   * legal texts, compiled-in values, contrasts, and changes.
   */
  released?: string | undefined;
  /** Called with a short phrase at the start of each step. */
  onProgress: (phrase: string) => void;
}

export interface Preview {
  /** The files by path below the page's folder. */
  files: FolderFiles;
  sites: readonly PreviewedSite[];
  /** Every pair of brands whose screens were all captured, the most alike first. */
  pairs: readonly ComparedPair[];
}

/** Builds the requested sites, captures them and lays the pictures out on one page. Writes only to the cache. */
export async function buildPreview(
  root: string,
  { brands, domains, released, onProgress }: PreviewOptions,
): Promise<Preview> {
  const built = await buildSites(root, { brands, domains }, (sites) => pickSites(sites, domains), onProgress);
  /** The first site of each brand is compared with those of the others. */
  const isCompared = ({ brand, domain }: Site) =>
    built.find(({ site }) => site.brand.slug === brand.slug)!.site.domain === domain;
  const captured = screens.filter(({ name }) =>
    (released === undefined ? glanceScreens : reviewScreens).some((screen) => screen.name === name),
  );
  if (released !== undefined) onProgress('Building for production');
  const reviews =
    released === undefined
      ? undefined
      : await collectReviewFacts(
          root,
          built.map(({ site }) => site),
          released,
        );
  const files: Record<string, string | Uint8Array> = {};
  const sites: PreviewedSite[] = [];
  const faces = new Map<string, BrandFace['pictures']>();
  await using browser = await openBrowser();
  const reader = await browser.newPage();
  for (const [index, { site, dist }] of built.entries()) {
    onProgress(`Capturing ${site.brand.slug}.${site.domain.domain} (${index + 1} of ${built.length})`);
    const pictures: Record<string, GreyPicture[]> = {};
    const unreached = await captureSite(browser, { site, dist }, captured, async (page, { name }) => {
      const shots = await capture(page, { views: previewViews, area: 'window', type: 'jpeg' });
      for (const { view, bytes } of shots) files[shotPath(site, name, view)] = bytes;
      if (!isCompared(site) || glanceScreens.every((screen) => screen.name !== name)) return;
      const light = shots.filter(({ view }) => view.colorScheme === 'light');
      pictures[name] = await Promise.all(light.map(({ bytes }) => readGreyPicture(reader, bytes)));
    });
    files[`${siteFolder(site)}/logo.svg`] = site.brand.logo;
    files[`${siteFolder(site)}/icon.svg`] = site.brand.icon;
    sites.push({ site, unreached, review: reviews?.get(site) });
    if (isCompared(site) && unreached.size === 0) faces.set(site.brand.slug, pictures);
  }
  const pairs = rankPairs(Array.from(faces, ([brand, pictures]) => ({ brand, pictures })));
  return { files: { ...files, 'index.html': await renderPreviewPage(root, toPreviewPage(sites)) }, sites, pairs };
}
