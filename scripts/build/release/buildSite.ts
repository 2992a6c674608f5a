import type { Cache } from '../../lib/cache.ts';
import { sha256 } from '../../lib/hash.ts';
import type { HashTree } from '../../lib/hashTree.ts';
import { memoize } from '../../lib/memoize.ts';
import { appInputs, isCatalogue } from '../compile/loadNeutralApp.ts';
import { listSiteCatalogues } from '../compile/messageCatalogues.ts';
import type { ContentStore, StoredFile } from '../output/contentStore.ts';
import { digestFiles, parseFileList, renderFileList, sortFiles } from '../output/manifest.ts';
import { listPastChanges } from '../plan/listPastChanges.ts';
import type { BuildPlan, Site } from '../plan/planBuild.ts';
import { isForeignLegalText } from '../stages/legalTexts.ts';
import type { SiteRenderer } from './renderSite.ts';
import type { WriteSourceMaps } from './sourceMapFiles.ts';

/** Inputs of all sites, beside the tools and the catalogue's values for each. */
const sharedInputs = [
  ...appInputs,
  'templates/art',
  'templates/frames',
  'templates/hosting',
  'templates/index.hbs',
  'templates/manifest.webmanifest.hbs',
  'templates/robots.txt.hbs',
];

/** A finished site: its files are in the content store, and the list of them in the cache, under the digest. */
export interface BuiltSite {
  /** The digest in the manifest. */
  digest: string;
  /** Number of its files. */
  files: number;
  bytes: number;
  /** Its files in the hosting folder. */
  hosting: readonly StoredFile[];
}

/** Builds a site, and tells whether it was made or is from the cache. */
type BuildSite = (site: Site) => Promise<BuiltSite & { isMade: boolean }>;

interface SiteBuilderOptions {
  root: string;
  plan: Pick<BuildPlan, 'environmentName' | 'environment' | 'day'>;
  cache: Cache;
  hashTree: HashTree;
  store: ContentStore;
  compressed: boolean;
  /** Loads what all sites share; called when the first site has to be rendered. */
  createRenderer: () => Promise<SiteRenderer>;
  /** Renders every site again, and writes the source maps of its scripts. */
  writeSourceMaps?: WriteSourceMaps;
}

/** Creates the function that returns the inputs of a site's entry in the cache. */
export function createSiteKeys(
  root: string,
  { environmentName, environment, day }: SiteBuilderOptions['plan'],
  hashTree: HashTree,
  compressed: boolean,
): (site: Site) => readonly unknown[] {
  const shared = [
    hashTree(sharedInputs, isCatalogue),
    environmentName,
    environment,
    listPastChanges(root, day),
    compressed,
  ];
  const hashBrand = memoize((brand: Site['brand']) =>
    sha256(JSON.stringify([brand, hashTree(['templates/legal'], isForeignLegalText(brand))])),
  );
  return ({ brand, ...rest }) => [...shared, hashTree(listSiteCatalogues(rest.values)), hashBrand(brand), rest];
}

/** Creates the builder of sites, which takes a site from the cache if all its inputs are unchanged. */
export function createSiteBuilder(options: SiteBuilderOptions): BuildSite {
  const { root, plan, cache, hashTree, store, compressed, createRenderer, writeSourceMaps } = options;
  const keyOf = createSiteKeys(root, plan, hashTree, compressed);
  const obtainAll = (files: readonly StoredFile[]) => store.obtain(files.map(({ sha256: hash }) => hash));
  let renderer: Promise<SiteRenderer> | undefined;

  const findBuilt = async (key: readonly unknown[]): Promise<BuiltSite | undefined> => {
    const found = await cache.read('site', key);
    if (!found) return undefined;
    const built = JSON.parse(found.toString('utf8')) as BuiltSite;
    const list = await cache.read('fileList', [built.digest]);
    const isWhole = list && (await obtainAll([...built.hosting, ...parseFileList(list.toString('utf8'))]));
    return isWhole ? built : undefined;
  };

  return async (site) => {
    const key = keyOf(site);
    const found = writeSourceMaps ? undefined : await findBuilt(key);
    if (found) return { ...found, isMade: false };
    renderer ??= createRenderer();
    const rendered = await (await renderer).renderSite(site);
    const files = sortFiles(site.host, rendered.files);
    await writeSourceMaps?.(rendered.scripts);
    const built: BuiltSite = {
      digest: digestFiles(files),
      files: files.length,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
      hosting: rendered.hosting,
    };
    await cache.write('fileList', [built.digest], Buffer.from(renderFileList(files)));
    await cache.write('site', key, Buffer.from(JSON.stringify(built)));
    return { ...built, isMade: true };
  };
}
