import { sha256 } from '../../lib/hash.ts';
import type { HashTree } from '../../lib/hashTree.ts';
import { memoize } from '../../lib/memoize.ts';
import type { ResolvedBrand } from '../config/schema/catalogue.ts';
import { isCompressedFile } from '../output/compress.ts';
import type { ContentStore, StoredFile } from '../output/contentStore.ts';
import { toSiteRelease } from '../output/siteRelease.ts';
import { toPictureAddress } from '../pictures/photos/photoAddresses.ts';
import { toOtherHostAnswers } from '../plan/hostAnswers.ts';
import { listPastChanges } from '../plan/listPastChanges.ts';
import type { BuildPlan, Site } from '../plan/planBuild.ts';
import type { LinkedFile } from '../specialise/createChunkGraphBuilder.ts';
import { createBrandFiles } from '../stages/brandFiles.ts';
import { toRulesFile, toSiteRules } from '../stages/hostingFiles.ts';
import { isForeignLegalText } from '../stages/legalTexts.ts';
import { pickPictureNames } from '../stages/sitePictures.ts';
import type { SharedStages } from './buildContext.ts';
import type { AppFiles, RenderAppFiles } from './renderAppFiles.ts';
import { createStoreOnce, type StoredGroups, storeAll } from './storeOnce.ts';

interface RenderedSite {
  files: StoredFile[];
  /** The serving rules of its hosts, for the hosting folder. */
  hosting: StoredFile[];
  /** None if its files that are made with the app are from the cache. */
  scripts: readonly LinkedFile[];
}

/** Files that sites share are rendered and stored once. */
export interface SiteRenderer {
  /** Renders and stores all files of one site; what is made with the app under a key of its own, which has its inputs. */
  renderSite(site: Site, appFilesKey: readonly unknown[]): Promise<RenderedSite>;
  /** Stores those that are made without the app and take the longest: icons, legal texts, all pictures. */
  storeSharedFiles(site: Site): Promise<void>;
}

interface RendererOptions {
  root: string;
  store: ContentStore;
  compressed: boolean;
  hashTree: HashTree;
  /** Loads the app; called for the first site whose files made with it are not in the cache. */
  loadApp: () => Promise<RenderAppFiles>;
  /** Makes these files also if the cache has them, for source maps. */
  needsScripts: boolean;
}

/** Name of the landscape of the sign-in page that is wider than high. */
const wideLandscape = 'login-wide';

/** Creates the renderer for the sites of one build. */
export function createSiteRenderer(
  stages: SharedStages,
  { environment, day }: Pick<BuildPlan, 'environment' | 'day'>,
  { root, store, compressed, hashTree, loadApp, needsScripts }: RendererOptions,
): SiteRenderer {
  const { pictures, hosting, cache } = stages;
  const storeOnce = createStoreOnce(cache, store, compressed);
  const renderBrandFiles = createBrandFiles(stages, environment, day);
  const pastChanges = listPastChanges(root, day);
  const brandInputsOf = memoize((brand: ResolvedBrand) => [
    sha256(JSON.stringify([brand, environment, pastChanges])),
    hashTree(['templates/legal'], isForeignLegalText(brand)),
  ]);
  const loadBrandFiles = async (brand: ResolvedBrand) =>
    Object.values(await storeOnce('brandFiles', brandInputsOf(brand), () => renderBrandFiles(brand))).flat();
  const loadPictures = (brand: ResolvedBrand) =>
    storeOnce('pictures', [pictures.hashInputs(brand)], () => pictures.draw(brand));
  const storeSharePicture = async (site: Site): Promise<StoredFile> => {
    const [landscape] = (await loadPictures(site.brand))[wideLandscape]!;
    const read = async () => {
      const { [wideLandscape]: drawn } = await pictures.draw(site.brand);
      return Buffer.from(drawn![0]!.bytes).toString('utf8');
    };
    const picture = await stages.drawSharePicture(site, { sha256: landscape!.sha256, read });
    const [stored] = await store.put(picture, true);
    return stored!;
  };
  const toAddresses = memoize(
    (drawn: StoredGroups): Readonly<Record<string, string>> =>
      Object.fromEntries(Object.entries(drawn).map(([name, files]) => [name, toPictureAddress(name, files)])),
  );

  const loadAppFiles = async (site: Site, inputs: readonly unknown[]) => {
    const key = [...inputs, pictures.hashInputs(site.brand)];
    const found = needsScripts ? undefined : await cache.read('appFiles', key);
    const known = found && (JSON.parse(found.toString('utf8')) as AppFiles);
    if (known && (await store.obtain(known.files.map((file) => file.sha256)))) return { appFiles: known, scripts: [] };
    const renderAppFiles = await loadApp();
    const art = toAddresses(await loadPictures(site.brand));
    const rendered = await renderAppFiles(site, art, await storeSharePicture(site));
    await cache.write('appFiles', key, Buffer.from(JSON.stringify(rendered.appFiles)));
    return rendered;
  };

  return {
    async renderSite(site, appFilesKey) {
      const { brand, values } = site;
      // First of all, because the app is compiled beside all else.
      const { appFiles, scripts } = await loadAppFiles(site, appFilesKey);
      const [drawn, brandFiles] = await Promise.all([loadPictures(brand), loadBrandFiles(brand)]);
      const names = pickPictureNames(Object.keys(drawn), new Set(appFiles.pictures));
      // A photograph has one of its files under two names.
      const shown = new Map(names.flatMap((name) => drawn[name]!).map((file) => [file.path, file]));
      const files = [...appFiles.files, ...brandFiles, ...shown.values()];
      const rules = toSiteRules(
        values,
        appFiles,
        files.filter((file) => !isCompressedFile(file)),
        toSiteRelease(files),
      );
      const answers = toOtherHostAnswers(environment, site).flatMap(stages.renderHostAnswer);
      return {
        files: [...files, ...(await storeAll(store, hosting.renderSiteFiles(rules), true))],
        hosting: await storeAll(store, [toRulesFile(rules), ...answers], false),
        scripts,
      };
    },
    async storeSharedFiles(site) {
      await Promise.all([loadBrandFiles(site.brand), storeSharePicture(site)]);
    },
  };
}
