import type { Cache } from '../../lib/cache.ts';
import { sha256 } from '../../lib/hash.ts';
import type { HashTree } from '../../lib/hashTree.ts';
import { memoize } from '../../lib/memoize.ts';
import { appInputs, isCatalogue } from '../compile/loadNeutralApp.ts';
import { listSiteCatalogues } from '../compile/messageCatalogues.ts';
import type { ContentStore } from '../output/contentStore.ts';
import { obtainSite, type StoredSite, storeFileList } from '../output/fileLists.ts';
import { sortFiles } from '../output/manifest.ts';
import { listPastChanges } from '../plan/listPastChanges.ts';
import type { BuildPlan, Site } from '../plan/planBuild.ts';
import { isForeignLegalText } from '../stages/legalTexts.ts';
import type { SiteRenderer } from './renderSite.ts';
import type { WriteSourceMaps } from './sourceMapFiles.ts';

/** Inputs of the files of all sites that are made with the app, beside the tools and the catalogue's values for each. */
const appFilesInputs = [
  ...appInputs,
  'templates/frames',
  'templates/index.hbs',
  'templates/manifest.webmanifest.hbs',
  'templates/robots.txt.hbs',
];

/** Builds a site, and tells whether it was made or is from the cache. */
type BuildSite = (site: Site) => Promise<StoredSite & { isMade: boolean }>;

interface SiteBuilderOptions {
  root: string;
  plan: Pick<BuildPlan, 'environmentName' | 'environment' | 'day' | 'photoBudgets'>;
  cache: Cache;
  hashTree: HashTree;
  store: ContentStore;
  compressed: boolean;
  /** Loads what all sites share; called when the first site has to be rendered. */
  createRenderer: () => Promise<SiteRenderer>;
  /** Renders every site again, and writes the source maps of its scripts. */
  writeSourceMaps?: WriteSourceMaps;
}

interface SiteKeys {
  /** The inputs of the site. */
  all: readonly unknown[];
  /** The inputs of its files that are made with the app, but for the pictures. */
  appFiles: readonly unknown[];
}

/** Creates the function that returns the inputs of a site's entries in the cache. */
function createSiteKeys(
  root: string,
  { environmentName, environment, day, photoBudgets }: SiteBuilderOptions['plan'],
  hashTree: HashTree,
  compressed: boolean,
): (site: Site) => SiteKeys {
  const shared = [
    hashTree(appFilesInputs, isCatalogue),
    environmentName,
    environment,
    listPastChanges(root, day),
    compressed,
  ];
  const otherTemplates = hashTree(['templates/art', 'templates/hosting']);
  const hashBrand = memoize(({ ownLegalTexts, ownPictures, ...brand }: Site['brand']) => sha256(JSON.stringify(brand)));
  const hashAllOfBrand = memoize((brand: Site['brand']) =>
    sha256(JSON.stringify([brand, hashTree(['templates/legal'], isForeignLegalText(brand))])),
  );
  return ({ brand, ...rest }) => {
    const appFiles = [...shared, hashTree(listSiteCatalogues(rest.values)), hashBrand(brand), rest];
    const budgets = brand.photos.length > 0 ? photoBudgets : {};
    return { all: [...appFiles, otherTemplates, hashAllOfBrand(brand), budgets], appFiles };
  };
}

/** Reads what the cache knows of a site with these inputs; its files may be missing in the store. */
async function readBuiltSite(cache: Cache, key: readonly unknown[]): Promise<StoredSite | undefined> {
  const found = await cache.read('site', key);
  return found && (JSON.parse(found.toString('utf8')) as StoredSite);
}

/** Creates the builder of sites, which takes a site from the cache if all its inputs are unchanged. */
export function createSiteBuilder(options: SiteBuilderOptions): BuildSite {
  const { root, plan, cache, hashTree, store, compressed, createRenderer, writeSourceMaps } = options;
  const keyOf = createSiteKeys(root, plan, hashTree, compressed);
  let renderer: Promise<SiteRenderer> | undefined;
  const findBuilt = async (key: readonly unknown[]) => {
    const site = await readBuiltSite(cache, key);
    return site && (await obtainSite(store, site)) ? site : undefined;
  };

  return async (site) => {
    const { all: key, appFiles } = keyOf(site);
    const found = writeSourceMaps ? undefined : await findBuilt(key);
    if (found) return { ...found, isMade: false };
    renderer ??= createRenderer();
    const rendered = await (await renderer).renderSite(site, appFiles);
    const built = await storeFileList(store, {
      files: sortFiles(site.host, rendered.files),
      hosting: sortFiles(site.host, rendered.hosting),
    });
    await writeSourceMaps?.(rendered.scripts);
    await cache.write('site', key, Buffer.from(JSON.stringify(built)));
    return { ...built, isMade: true };
  };
}
