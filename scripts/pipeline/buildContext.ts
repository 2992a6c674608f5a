import path from 'node:path';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import { type Cache, cachedJson, cacheKey } from '../lib/cache.ts';
import { hashTree } from '../lib/hashTree.ts';
import { listPictureIds } from '../pictures/pictureFiles.ts';
import { type PictureSets, readPictureSets } from '../pictures/pictureSets.ts';
import { createSpecialiser } from '../specialise/createSpecialiser.ts';
import { createSiteLinker, type LinkSite } from '../specialise/linkSite.ts';
import { loadChatFrameTemplate, type RenderChatFrame } from '../stages/chatFrame.ts';
import { type FontLibrary, readFontLibrary } from '../stages/fonts.ts';
import { type HostingTemplates, loadHostingTemplates } from '../stages/hostingFiles.ts';
import { loadIndexHtmlTemplate, type RenderIndexHtml } from '../stages/indexHtml.ts';
import { type LegalTemplates, loadLegalTemplates } from '../stages/legalTexts.ts';
import { loadMapsFrameTemplate, type RenderMapsFrame } from '../stages/mapsFrame.ts';
import { loadWebManifestAndRobotsTemplates, type RenderWebManifestAndRobots } from '../stages/webManifestAndRobots.ts';

/** Everything that all sites share, made or read once per build. */
export interface BuildContext {
  app: NeutralApp;
  linkSite: LinkSite;
  pictureSets: PictureSets;
  fonts: FontLibrary;
  renderIndexHtml: RenderIndexHtml;
  renderWebManifestAndRobots: RenderWebManifestAndRobots;
  renderChatFrame: RenderChatFrame;
  renderMapsFrame: RenderMapsFrame;
  legalTemplates: LegalTemplates;
  hosting: HostingTemplates;
  cache: Cache;
}

/** What the compiler is made of: files of ours, beside the app, and the locked tools. */
const compilerCode = ['scripts/compile', 'scripts/specialise', 'scripts/pictures/pictureFiles.ts'];
const tools = ['.linguirc.ts', 'package.json', 'package-lock.json'];

/** Stands for everything that decides what the compiler makes of a source: with another key, nothing of before is used. */
export const readToolchainKey = (root: string): string =>
  cacheKey(process.version, hashTree(root, [...compilerCode, ...tools]));

/** Loads what all sites share; the app is compiled only if its sources or the tools have changed. */
export async function createBuildContext(root: string, cache: Cache): Promise<BuildContext> {
  const pictureSets = readPictureSets(root);
  const toolKey = readToolchainKey(root);
  // The names of pictures are compiled in, not what they show.
  const appKey = cacheKey(toolKey, hashTree(root, ['app']), listPictureIds(root));
  const [app, fonts, renderPage, renderSmallFiles, renderChatFrame, renderMapsFrame, legalTemplates, hosting] =
    await Promise.all([
      cachedJson(cache, 'app', appKey, () => importAndCompile(root)),
      readFontLibrary(root),
      loadIndexHtmlTemplate(root),
      loadWebManifestAndRobotsTemplates(root),
      loadChatFrameTemplate(root),
      loadMapsFrameTemplate(root),
      loadLegalTemplates(root),
      loadHostingTemplates(root),
    ]);
  return {
    app,
    linkSite: createSiteLinker(app, createSpecialiser(toolKey, cache)),
    pictureSets,
    fonts,
    renderIndexHtml: renderPage,
    renderWebManifestAndRobots: renderSmallFiles,
    renderChatFrame,
    renderMapsFrame,
    legalTemplates,
    hosting,
    cache,
  };
}

/** The compiler and all it brings along are loaded only when there is something to compile. */
async function importAndCompile(root: string): Promise<NeutralApp> {
  const { compileApp } = await import('../compile/compileApp.ts');
  return compileApp(root);
}

/** Where results of earlier builds are kept. */
export const defaultCacheFolder = (root: string) => path.join(root, 'node_modules/.cache/matchpress');
