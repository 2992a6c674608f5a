import { sha256 } from '../../lib/hash.ts';
import type { HashTree } from '../../lib/hashTree.ts';
import { memoize } from '../../lib/memoize.ts';
import type { CompiledValues } from '../compile/CompiledValues.ts';
import type { ResolvedBrand } from '../config/schema/catalogue.ts';
import { isCompressedFile } from '../output/compress.ts';
import type { ContentStore, StoredFile } from '../output/contentStore.ts';
import { toOtherHostAnswers } from '../plan/hostAnswers.ts';
import { listPastChanges } from '../plan/listPastChanges.ts';
import type { BuildPlan, Site } from '../plan/planBuild.ts';
import type { LinkedFile } from '../specialise/createChunkGraphBuilder.ts';
import type { Artifact } from '../stages/artifact.ts';
import { createBrandFiles, renderBrandDrawings } from '../stages/brandFiles.ts';
import { createDocuments } from '../stages/documents.ts';
import { toRulesFile, toSiteRules } from '../stages/hostingFiles.ts';
import { isForeignLegalText } from '../stages/legalTexts.ts';
import { pickPictureNames } from '../stages/sitePictures.ts';
import { createSiteScripts, toAddress } from '../stages/siteScripts.ts';
import { assertNoPlaceholders } from './assertNoPlaceholders.ts';
import type { BuildContext } from './buildContext.ts';
import { createStoreOnce, type StoredGroups, storeAll } from './storeOnce.ts';

interface RenderedSite {
  files: StoredFile[];
  /** The serving rules of its hosts, for the hosting folder. */
  hosting: StoredFile[];
  scripts: readonly LinkedFile[];
}

/** Files that sites share are rendered and stored once. */
export interface SiteRenderer {
  /** Renders and stores all files of one site. */
  renderSite(site: Site): Promise<RenderedSite>;
  /** Stores those that are made without the app and take the longest: fonts, icons, legal texts, all pictures. */
  storeBrandFiles(site: Site): Promise<void>;
}

interface RendererOptions {
  root: string;
  store: ContentStore;
  compressed: boolean;
  hashTree: HashTree;
}

/** Creates the renderer for the sites of one build. */
export function createSiteRenderer(
  context: BuildContext,
  { environment, day }: Pick<BuildPlan, 'environment' | 'day'>,
  { root, store, compressed, hashTree }: RendererOptions,
): SiteRenderer {
  const { pictures, hosting } = context;
  const toSiteScripts = createSiteScripts();
  const renderDocuments = createDocuments(context);
  const storeOnce = createStoreOnce(context.cache, store, compressed);
  const renderBrandFiles = createBrandFiles(context, environment, day);
  const pastChanges = listPastChanges(root, day);
  const brandInputsOf = memoize((brand: ResolvedBrand) => [
    sha256(JSON.stringify([brand, environment, pastChanges])),
    hashTree(['templates/legal'], isForeignLegalText(brand)),
  ]);
  const loadBrandFiles = async (brand: ResolvedBrand) =>
    Object.values(await storeOnce('brandFiles', brandInputsOf(brand), () => renderBrandFiles(brand))).flat();
  const loadPictures = (brand: ResolvedBrand) =>
    storeOnce('pictures', pictures.inputsOf(brand), async () => pictures.draw(brand));

  const toAddresses = memoize(
    (drawn: StoredGroups): Readonly<Record<string, string>> =>
      Object.fromEntries(Object.entries(drawn).map(([name, [picture]]) => [name, toAddress(picture!.path)])),
  );

  const renderSite = async (site: Site): Promise<RenderedSite> => {
    const { brand, values, ownTexts } = site;
    const drawn = await loadPictures(brand);
    const compiled: CompiledValues = { ...values, ownTexts, art: toAddresses(drawn) };
    const [linked, fonts, brandFiles] = await Promise.all([
      context.linkSite(compiled),
      context.pickFonts(brand.look.headings, values.locales),
      loadBrandFiles(brand),
    ]);
    const scripts = toSiteScripts(linked);
    const documents = await renderDocuments(site, compiled, scripts, fonts);
    const frames = context.renderFrames(site);
    const own: Artifact[] = [
      ...documents,
      ...scripts.artifacts,
      ...renderBrandDrawings(site),
      ...fonts.artifacts,
      ...context.renderWebManifestAndRobots(site),
      context.renderThirdPartyNotices([...linked.packages, ...fonts.packages]),
      ...[frames.chat, frames.maps, frames.tags].filter((frame) => frame !== undefined),
    ];
    assertNoPlaceholders(site.host, own);
    const files = [
      ...(await storeAll(store, own, true)),
      ...brandFiles,
      ...pickPictureNames(Object.keys(drawn), linked.pictures).flatMap((name) => drawn[name]!),
    ];
    const rules = toSiteRules(
      values,
      documents,
      frames,
      files.filter((file) => !isCompressedFile(file)),
    );
    const rulesFiles = [toRulesFile(rules), ...toOtherHostAnswers(environment, site).flatMap(context.renderHostAnswer)];
    return {
      files: [...files, ...(await storeAll(store, hosting.renderSiteFiles(rules), true))],
      hosting: await storeAll(store, rulesFiles, false),
      scripts: linked.files,
    };
  };
  return {
    renderSite,
    async storeBrandFiles({ brand, values }) {
      const fonts = context.pickFonts(brand.look.headings, values.locales);
      await Promise.all([loadPictures(brand), loadBrandFiles(brand), fonts]);
    },
  };
}
