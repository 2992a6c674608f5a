import type { CompiledValues } from '../compile/CompiledValues.ts';
import type { FrameDocuments } from '../hosting/servingRules.ts';
import type { ContentStore, StoredFile } from '../output/contentStore.ts';
import type { Site } from '../plan/planBuild.ts';
import type { LinkedFile } from '../specialise/createChunkGraphBuilder.ts';
import type { Artifact, PageArtifact } from '../stages/artifact.ts';
import { renderBrandDrawings } from '../stages/brandFiles.ts';
import { createDocuments } from '../stages/documents.ts';
import { toFrameDocuments } from '../stages/frames.ts';
import { createSiteScripts, toAddress } from '../stages/siteScripts.ts';
import { assertNoPlaceholders } from './assertNoPlaceholders.ts';
import type { BuildContext } from './buildContext.ts';
import { storeAll } from './storeOnce.ts';

/** The files of a site that are made with the app, all of them stored, and what its serving rules need of them. */
export interface AppFiles {
  files: readonly StoredFile[];
  /** Names of the pictures that its scripts can show; one that ends with a hyphen means all that begin so. */
  pictures: readonly string[];
  documents: readonly Pick<PageArtifact, 'path' | 'addresses' | 'inlineHashes'>[];
  frames: FrameDocuments;
}

/** Renders and stores those files for a site, whose pictures have these addresses; its documents name the share picture. */
export type RenderAppFiles = (
  site: Site,
  art: CompiledValues['art'],
  sharePicture: StoredFile,
) => Promise<{ appFiles: AppFiles; scripts: readonly LinkedFile[] }>;

/** Creates that renderer for the sites of one build. */
export function createAppFilesRenderer(context: BuildContext, store: ContentStore): RenderAppFiles {
  const toSiteScripts = createSiteScripts();
  const renderDocuments = createDocuments(context);
  return async (site, art, sharePicture) => {
    const { brand, values, ownTexts } = site;
    const compiled: CompiledValues = { ...values, ownTexts, art };
    const [linked, fonts] = await Promise.all([
      context.linkSite(compiled),
      context.pickFonts(brand.look.headings, values.locales, brand.ownFonts),
    ]);
    const scripts = toSiteScripts(linked);
    const { documents, scripts: bootScripts } = await renderDocuments(site, compiled, {
      scripts,
      fonts,
      sharePicture: toAddress(sharePicture.path),
    });
    const frames = context.renderFrames(site);
    const artifacts: Artifact[] = [
      ...documents,
      ...bootScripts,
      ...scripts.artifacts,
      ...renderBrandDrawings(site),
      ...fonts.artifacts,
      ...context.renderWebManifestAndRobots(site),
      context.renderThirdPartyNotices([...linked.packages, ...fonts.packages], fonts.ownFonts),
      ...[frames.chat, frames.maps, frames.tags].filter((frame) => frame !== undefined),
    ];
    assertNoPlaceholders(site.host, artifacts);
    const appFiles: AppFiles = {
      files: [...(await storeAll(store, artifacts, true)), sharePicture],
      pictures: [...linked.pictures],
      documents: documents.map(({ path, addresses, inlineHashes }) => ({ path, addresses, inlineHashes })),
      frames: toFrameDocuments(frames),
    };
    return { appFiles, scripts: linked.files };
  };
}
