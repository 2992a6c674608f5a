import path from 'node:path';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import { hashTree } from '../lib/hashTree.ts';
import { type Cache, cachedJson, cacheKey } from '../output/cache.ts';
import { createSpecialiser } from '../specialise/createSpecialiser.ts';
import { createSiteLinker, type LinkSite } from '../specialise/linkSite.ts';
import { loadChatFrameTemplate, type RenderChatFrame } from '../stages/chatFrame.ts';
import { type FontLibrary, readFontLibrary } from '../stages/fonts.ts';
import { type HostingTemplates, loadHostingTemplates } from '../stages/hosting.ts';
import { type LegalTemplates, loadLegalTemplates } from '../stages/legal.ts';
import { loadMapsFrameTemplate, type RenderMapsFrame } from '../stages/mapsFrame.ts';
import { loadPageTemplate, type RenderPage } from '../stages/page.ts';
import { loadSmallFileTemplates, type RenderSmallFiles } from '../stages/smallFiles.ts';

/** Everything that all sites share, made or read once per build. */
export interface Workshop {
  app: NeutralApp;
  linkSite: LinkSite;
  fonts: FontLibrary;
  renderPage: RenderPage;
  renderSmallFiles: RenderSmallFiles;
  renderChatFrame: RenderChatFrame;
  renderMapsFrame: RenderMapsFrame;
  legalTemplates: LegalTemplates;
  hosting: HostingTemplates;
  cache: Cache;
}

/** Results of the compiler depend on these files of ours, beside the app, and on the locked tools. */
const compilerSources = ['scripts/compile', 'scripts/specialise', '.linguirc.ts', 'package.json', 'package-lock.json'];

/** Stands for everything that decides what the compiler makes of a source: with another key, nothing of before is used. */
export const readToolKey = (root: string): string => cacheKey(process.version, hashTree(root, compilerSources));

/** Loads what all sites share; the app is compiled only if its sources or the tools have changed. */
export async function openWorkshop(root: string, cache: Cache): Promise<Workshop> {
  const toolKey = readToolKey(root);
  const appKey = cacheKey(toolKey, hashTree(root, ['app']));
  const [app, fonts, renderPage, renderSmallFiles, renderChatFrame, renderMapsFrame, legalTemplates, hosting] =
    await Promise.all([
      cachedJson(cache, 'app', appKey, () => compile(root)),
      readFontLibrary(root),
      loadPageTemplate(root),
      loadSmallFileTemplates(root),
      loadChatFrameTemplate(root),
      loadMapsFrameTemplate(root),
      loadLegalTemplates(root),
      loadHostingTemplates(root),
    ]);
  return {
    app,
    linkSite: createSiteLinker(app, createSpecialiser(toolKey, cache)),
    fonts,
    renderPage,
    renderSmallFiles,
    renderChatFrame,
    renderMapsFrame,
    legalTemplates,
    hosting,
    cache,
  };
}

/** The compiler and all it brings along are loaded only when there is something to compile. */
async function compile(root: string): Promise<NeutralApp> {
  const { compileApp } = await import('../compile/compileApp.ts');
  return compileApp(root);
}

/** Where results of earlier builds are kept. */
export const defaultCacheFolder = (root: string) => path.join(root, 'node_modules/.cache/matchpress');
