import path from 'node:path';
import type { LocaleCode } from '../../../brands/languages.ts';
import type { FolderFiles } from '../../build/output/writeFolder.ts';
import type { Site } from '../../build/plan/planBuild.ts';
import { buildSites } from '../../local/screenshots/buildSites.ts';
import { capture } from '../../local/screenshots/capture.ts';
import { captureSite } from '../../local/screenshots/captureSite.ts';
import { openBrowser } from '../../local/screenshots/ensureChromium.ts';
import { screens } from '../../local/screenshots/screens/screens.ts';
import { describeBrandChange } from '../changes/describeBrandChange.ts';
import type { ToolLanguage } from '../words/toolLanguage.ts';
import { collectIdentity } from './collectIdentity.ts';
import { type FormerPage, openFormerPage, stateFile } from './formerPage.ts';
import { pickSites } from './pickSites.ts';
import { planShows } from './planShows.ts';
import { formerPath, glanceSet, type ShownSite, shotPath, shownFolder } from './previewScreens.ts';
import { previewWords } from './previewWords.ts';
import { type BrandFace, type ComparedPair, rankPairs } from './rankPairs.ts';
import { readGreyPicture } from './readGreyPicture.ts';
import { type PreviewedSite, renderPreviewPage, toPreviewPage } from './renderPreviewPage.ts';
import { collectReviewFacts } from './review/collectReviewFacts.ts';
import type { GreyPicture } from './structuralDifference.ts';

/** Choices for a page that is signed off. */
interface ReviewOptions {
  /** The folder of the release to compare with. */
  released: string;
  /** The folder of the page; an earlier one there tells what has changed since. */
  folder: string;
  /** Languages of the sites to show; empty for all. */
  locales: readonly LocaleCode[];
}

export interface PreviewOptions {
  brands: readonly string[];
  domains: readonly string[];
  /**
   * Makes a page with everything that a person signs off: every country and language, more screens, identity, legal
   * texts, compiled-in values, contrasts, and changes.
   */
  review?: ReviewOptions | undefined;
  /** The language of the page. */
  language: ToolLanguage;
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

/** Picks the sites of a page: to be signed off all of a brand, unless domains are named. */
const pick = (domains: readonly string[], isReview: boolean) => (sites: readonly Site[]) =>
  pickSites(sites, domains.length === 0 && isReview ? [...new Set(sites.map(({ domain }) => domain.domain))] : domains);

/** Describes what has changed in the shown brands since the earlier page. */
function describeNews(sites: readonly PreviewedSite[], former: FormerPage, language: ToolLanguage) {
  const brands = new Map(sites.map(({ site: { brand } }) => [brand.slug, brand]));
  return Array.from(brands.values()).flatMap((brand) => {
    const before = former.brandOf(brand.slug);
    const lines = before ? describeBrandChange(before, brand, language) : [];
    return lines.length > 0 ? [{ name: brand.name, lines }] : [];
  });
}

/** Builds the requested sites, captures them and lays the pictures out on one page. Writes only to the cache. */
export async function buildPreview(
  root: string,
  { brands, domains, review, language, onProgress }: PreviewOptions,
): Promise<Preview> {
  const words = previewWords[language];
  const built = await buildSites(root, { brands, domains }, pick(domains, review !== undefined), onProgress);
  const shows = planShows(built, review?.locales);
  /** The first site of each brand is compared with those of the others. */
  const isCompared = ({ site }: ShownSite) =>
    built.find((one) => one.site.brand.slug === site.brand.slug)!.site.domain === site.domain && !review;
  if (review) onProgress('Building for production');
  const reviews =
    review &&
    (await collectReviewFacts(
      root,
      built.map(({ site }) => site),
      review.released,
      words,
    ));
  const former = review && openFormerPage(review.folder);
  const files: Record<string, string | Uint8Array> = {};
  const sites: PreviewedSite[] = [];
  const faces = new Map<string, BrandFace['pictures']>();
  await using browser = await openBrowser();
  const reader = await browser.newPage();
  for (const [index, { site, dist, shown, set }] of shows.entries()) {
    onProgress(`Capturing ${shownFolder(shown)} (${index + 1} of ${shows.length})`);
    const pictures: Record<string, GreyPicture[]> = {};
    const formerOnes = new Set<string>();
    const captured = screens.filter(({ name }) => set.screens.some((screen) => screen === name));
    const unreached = await captureSite(
      browser,
      { site, dist },
      captured,
      async (page, { name }) => {
        const shots = await capture(page, { views: set.views, area: 'window', type: 'jpeg' });
        for (const { view, bytes } of shots) {
          const file = shotPath(shown, name, view);
          files[file] = bytes;
          const before = await former?.findFormer(file, bytes);
          if (!before) continue;
          files[formerPath(file)] = before;
          formerOnes.add(file);
        }
        if (!isCompared(shown) || glanceSet.screens.every((screen) => screen !== name)) return;
        const light = shots.filter(({ view }) => view.colorScheme === 'light');
        pictures[name] = await Promise.all(light.map(({ bytes }) => readGreyPicture(reader, bytes)));
      },
      shown.locale,
    );
    files[`${shownFolder(shown)}/logo.svg`] = site.brand.logo;
    files[`${shownFolder(shown)}/icon.svg`] = site.brand.icon;
    const own = review && (await collectIdentity(path.join(dist, site.host), shown));
    Object.assign(files, own?.files);
    // Facts about the site are told once, beside its first language.
    const facts = shown.locale === site.domain.defaultLang ? reviews?.get(site) : undefined;
    sites.push({ ...shown, set, unreached, review: facts, identity: own?.identity, former: formerOnes });
    if (isCompared(shown) && unreached.size === 0) faces.set(site.brand.slug, pictures);
  }
  const pairs = rankPairs(Array.from(faces, ([brand, pictures]) => ({ brand, pictures })));
  const news = former ? describeNews(sites, former, language) : [];
  const state = Object.fromEntries(sites.map(({ site: { brand } }) => [brand.slug, brand]));
  return {
    files: {
      ...files,
      ...(review && { [stateFile]: JSON.stringify(state) }),
      'index.html': await renderPreviewPage(root, toPreviewPage(sites, words, news)),
    },
    sites,
    pairs,
  };
}
