import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../../brands/languages.ts';
import { listSiteCatalogues } from '../../build/compile/messageCatalogues.ts';
import { legalDocuments } from '../../build/config/schema/legalDocuments.ts';
import { readFileList } from '../../build/output/fileLists.ts';
import { type FileList, listFileOf, listsFolder, type Manifest } from '../../build/output/manifest.ts';
import type { Site } from '../../build/plan/planBuild.ts';
import { formatBytes } from '../../lib/formatBytes.ts';
import { formatCount } from '../../lib/formatCount.ts';
import { classify, type FileClass, toSourceName, toStableName } from '../plan/fileClasses.ts';
import { type AppSources, labelOf } from '../plan/reach.ts';

/** A file of a site: what put it there, and what it costs. */
export interface ExplainedFile {
  path: string;
  /** The module that makes it. */
  stage: string;
  /** The files that it is made from, beside the values of the site, and packages. */
  sources: readonly string[];
  packages: readonly string[];
  /** Sizes in bytes: as it is, by brotli and by gzip; undefined where it is not compressed. */
  raw: number;
  br: number | undefined;
  gz: number | undefined;
  /** Number of other sites that have the same content. */
  sharedWith: number;
}

/** The modules that make files, by their class. */
const stages: Readonly<Record<FileClass, string>> = {
  document: 'scripts/build/stages/documents.ts',
  frame: 'scripts/build/stages/frames.ts',
  catalogue: 'scripts/build/compile/messageCatalogues.ts',
  values: 'scripts/build/specialise/siteValuesChunks.ts',
  script: 'scripts/build/specialise/specialiseReachableChunks.ts',
  style: 'scripts/build/specialise/pruneStyleSheets.ts',
  font: 'scripts/build/stages/fonts.ts',
  art: 'scripts/build/stages/sitePictures.ts',
  brandDrawing: 'scripts/build/stages/brandFiles.ts',
  share: 'scripts/build/stages/sharePictures.ts',
  legal: 'scripts/build/stages/legalTexts.ts',
  serving: 'scripts/build/stages/hostingFiles.ts',
  notices: 'scripts/build/stages/thirdPartyNotices.ts',
  robots: 'scripts/build/stages/webManifestAndRobots.ts',
  other: 'scripts/build/stages/webManifestAndRobots.ts',
};

/** Explains the files of a site in the release in `dist`, without the compressed ones, which are sizes of theirs. */
export function explainFiles(dist: string, manifest: Manifest, site: Site, app: AppSources): ExplainedFile[] {
  const { digest } = manifest.sites.find(({ host }) => host === site.host)!;
  const list = readFileList(dist, { owner: site.host, digest })!;
  const uses = countUses(dist, manifest);
  const sizes = new Map(list.files.map((file) => [file.path, file.size]));
  return listPlain(list).map(({ path: file, sha256, size }) => {
    const name = toStableName(file);
    return {
      path: file,
      stage: stages[classify(name)],
      ...findSources(name, site, app),
      raw: size,
      br: sizes.get(`${file}.br`),
      gz: sizes.get(`${file}.gz`),
      sharedWith: (uses.get(sha256) ?? 1) - 1,
    };
  });
}

const listPlain = ({ files, hosting }: FileList) =>
  [...files, ...hosting].filter((file) => toSourceName(file.path) === file.path);

/** Counts the sites that have each content. */
function countUses(dist: string, { sites }: Manifest): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { host } of sites) {
    const text = readFileSync(path.join(dist, listsFolder, listFileOf(host)), 'utf8');
    const hashes = new Set(Array.from(text.matchAll(/"sha256":"([0-9a-f]{64})"/g), ([, hash]) => hash!));
    for (const hash of hashes) uses.set(hash, (uses.get(hash) ?? 0) + 1);
  }
  return uses;
}

/** Lists what a file is made from, as far as the pipeline knows it by name. */
function findSources(
  name: string,
  { brand, values }: Site,
  app: AppSources,
): Pick<ExplainedFile, 'sources' | 'packages'> {
  const label = labelOf(name);
  const theme = `themes/${brand.theme.name}.json`;
  const ofBrand = `brands/${brand.slug}`;
  const byClass: Partial<Record<FileClass, () => readonly string[]>> = {
    document: () => ['templates/index.hbs', theme, ...app.documents],
    frame: () => [`templates/${name.replace('.html', '.hbs')}`],
    catalogue: () =>
      listSiteCatalogues(values).filter((file) => name.includes(`-${path.basename(file, '.po').split('-')[0]}`)),
    values: () => [`${ofBrand}/brand.json`, 'build.config.ts'],
    script: () => app.chunks[label] ?? [],
    style: () => app.chunks[label] ?? [],
    art: () => [`templates/art (${path.basename(name, path.extname(name))})`, theme],
    brandDrawing: () =>
      name === 'manifest.webmanifest'
        ? ['templates/manifest.webmanifest.hbs', theme]
        : [`${ofBrand}/logo.svg`, `${ofBrand}/icon.svg`],
    font: () => ['brands/languages', 'package.json'],
    notices: () => ['package-lock.json'],
    robots: () => ['templates/robots.txt.hbs'],
    share: () => ['templates/art/login', theme, `${ofBrand}/logo.svg`],
    legal: () => listLegalTemplates(name, brand),
    serving: () => ['templates/hosting', 'scripts/build/hosting/servingRules.ts'],
  };
  const fileClass = classify(name);
  return {
    sources: byClass[fileClass]?.() ?? [],
    packages: (['script', 'style'].includes(fileClass) && app.packages[label]) || [],
  };
}

const listLegalTemplates = (name: string, { domains }: Site['brand']): string[] =>
  [...new Set(domains.flatMap(({ locales }) => locales))]
    .filter((locale) => name.includes(`_${locale}_`))
    .flatMap((locale) => legalDocuments.map((document) => `templates/legal/${languages[locale].tag}/${document}.hbs`));

const MAX_SOURCES = 8;

/** Describes a file in lines: sizes, stage and sources. */
export function describeFile(
  { path: file, stage, sources, packages, raw, br, gz, sharedWith }: ExplainedFile,
  isWhole: boolean,
): string[] {
  const sizes = [
    formatBytes(raw),
    ...(br === undefined ? [] : [`brotli ${formatBytes(br)}`]),
    ...(gz === undefined ? [] : [`gzip ${formatBytes(gz)}`]),
    sharedWith === 0 ? 'this site alone' : `shared with ${formatCount(sharedWith, 'other site')}`,
  ];
  if (!isWhole) return [`${file}  ${sizes.join(', ')}`];
  const more = sources.length - MAX_SOURCES;
  return [
    file,
    `  ${sizes.join(', ')}`,
    `  made by ${stage}`,
    ...(sources.length > 0 ? ['  from'] : []),
    ...sources.slice(0, MAX_SOURCES).map((source) => `    ${source}`),
    ...(more > 0 ? [`    and ${formatCount(more, 'more file')}; --json lists them`] : []),
    ...(packages.length > 0 ? [`  with the packages ${packages.join(', ')}`] : []),
  ];
}
