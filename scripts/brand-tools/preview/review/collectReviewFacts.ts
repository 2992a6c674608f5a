import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type LocaleCode, languages } from '../../../../brands/languages.ts';
import { type MeasuredContrastPair, measureContrastPairs } from '../../../build/config/colors/failedContrastPairs.ts';
import { loadCatalogue } from '../../../build/config/resolve/loadCatalogue.ts';
import { type LegalDocument, legalDocuments } from '../../../build/config/schema/legalDocuments.ts';
import type { StoredFile } from '../../../build/output/contentStore.ts';
import { readFileList } from '../../../build/output/fileLists.ts';
import { readManifest } from '../../../build/output/readManifest.ts';
import { planBuild, type Site } from '../../../build/plan/planBuild.ts';
import { runBuild } from '../../../build/release/runBuild.ts';
import { type parseLegalMarkup, printLegalMarkup } from '../../../build/stages/legalMarkup.ts';
import { defaultCacheFolder } from '../../../lib/cache.ts';
import { changeWords } from '../../words/changeWords.ts';
import type { PreviewWords } from '../previewWords.ts';
import { describeReleasedLook } from './describeReleasedLook.ts';
import { diffFiles, diffParagraphs, type FileChanges } from './diffSites.ts';

/** A legal text of a site in one of its languages, as a person reads it. */
interface LegalText {
  /** `Terms of service, German` */
  title: string;
  lang: string;
  html: string;
}

/** Changes of a site since the release. */
interface SiteChanges {
  files: readonly FileChanges[];
  /** Changes of the look in words. */
  look: readonly string[];
  /** Of each legal text that changed. */
  legal: readonly { title: string; removed: readonly string[]; added: readonly string[] }[];
}

/** Facts beside pictures that a person signs off. */
export interface SiteReview {
  /** The host in production. */
  host: string;
  /** The digest of all files of the site, which names the exact state. */
  digest: string;
  legal: readonly LegalText[];
  /** Compiled-in values and choices of the look, by name. */
  values: readonly { name: string; text: string }[];
  contrasts: readonly MeasuredContrastPair[];
  /** undefined where the release has no such site. */
  changes: SiteChanges | undefined;
}

interface BuiltFolder {
  digest: string;
  files: readonly StoredFile[];
  /** Reads a text file of the site; empty if it is missing. */
  read: (file: string) => Promise<string>;
}

function openSite(dist: string, host: string): BuiltFolder | undefined {
  const site = readManifest(dist)?.sites.find((one) => one.host === host);
  const list = site && readFileList(dist, { owner: host, digest: site.digest });
  if (!list) return undefined;
  const read = (file: string) => readFile(path.join(dist, host, file), 'utf8').catch(() => '');
  return { digest: site.digest, files: list.files, read };
}

/**
 * Builds the sites for production into the cache and reads the facts that a person signs off.
 *
 * @param released folder of the release to compare with
 * @param words words of the page that shows them
 * @returns reviews by host in production, with brand and domain of each site
 */
export async function collectReviewFacts(root: string, sites: readonly Site[], released: string, words: PreviewWords) {
  const filter = {
    brands: [...new Set(sites.map(({ brand }) => brand.slug))],
    domains: [...new Set(sites.map(({ domain }) => domain.domain))],
  };
  const dist = path.join(defaultCacheFolder(root), 'review');
  // As a release, so that the digest is the one in its manifest.
  await runBuild(root, { filter, dist, compressed: true });
  const planned = planBuild(await loadCatalogue(root, { brands: filter.brands }), filter).sites;
  const reviews = new Map<Site, SiteReview>();
  for (const site of sites) {
    const production = planned.find(
      ({ brand, domain }) => brand.slug === site.brand.slug && domain.domain === site.domain.domain,
    )!;
    const now = openSite(dist, production.host)!;
    reviews.set(site, await readReview(production, now, openSite(released, production.host), words));
  }
  return reviews;
}

async function readReview(
  site: Site,
  now: BuiltFolder,
  before: BuiltFolder | undefined,
  words: PreviewWords,
): Promise<SiteReview> {
  const legal = await readLegalTexts(site, now, words);
  const look = Object.entries(site.brand.look).map(([choice, value]) => [`look.${choice}`, value] as const);
  return {
    host: site.host,
    digest: now.digest,
    legal,
    values: [...Object.entries(site.values), ...look].map(([name, value]) => ({
      name,
      text: typeof value === 'string' ? value : JSON.stringify(value),
    })),
    contrasts: measureContrastPairs(site.brand.theme),
    changes: before && {
      files: diffFiles(before, now),
      look: describeReleasedLook(
        await before.read('index.html'),
        await now.read('index.html'),
        changeWords[words.language],
      ),
      legal: diffLegalTexts(await readLegalTexts(site, before, words), legal),
    },
  };
}

async function readLegalTexts({ domain }: Site, { read }: BuiltFolder, words: PreviewWords): Promise<LegalText[]> {
  const names = new Intl.DisplayNames([words.language], { type: 'language' });
  const texts = domain.locales.map(async (locale: LocaleCode) => {
    const file = await read(`legal/termsAndPolicies_${locale}_${domain.defaultCountry}.json`);
    const documents = JSON.parse(file || '{}') as Partial<Record<LegalDocument, ReturnType<typeof parseLegalMarkup>>>;
    const lang = languages[locale].tag;
    return legalDocuments.map((name) => ({
      title: `${words.documents[name]}, ${names.of(lang)}`,
      lang,
      html: printLegalMarkup(documents[name] ?? []),
    }));
  });
  return (await Promise.all(texts)).flat();
}

const diffLegalTexts = (before: readonly LegalText[], now: readonly LegalText[]): SiteChanges['legal'] =>
  now
    .map(({ title, html }) => ({
      title,
      ...diffParagraphs(before.find((text) => text.title === title)?.html ?? '', html),
    }))
    .filter(({ removed, added }) => removed.length + added.length > 0);
