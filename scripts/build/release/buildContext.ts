import type { Cache } from '../../lib/cache.ts';
import { createTreeHasher, type HashTree } from '../../lib/hashTree.ts';
import { memoize } from '../../lib/memoize.ts';
import { loadNeutralApp } from '../compile/loadNeutralApp.ts';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import type { ResolvedBrand } from '../config/schema/catalogue.ts';
import type { BuildPlan } from '../plan/planBuild.ts';
import { createSpecialiser } from '../specialise/createSpecialiser.ts';
import { createSiteLinker, type LinkSite } from '../specialise/linkSite.ts';
import { createFontPicker, type PickFonts } from '../stages/fonts.ts';
import { loadFrameTemplates, type RenderFrames } from '../stages/frames.ts';
import { loadHostAnswerTemplates, type RenderHostAnswer } from '../stages/hostAnswerFiles.ts';
import { type HostingTemplates, loadHostingTemplates } from '../stages/hostingFiles.ts';
import { loadIndexHtmlTemplate, type RenderIndexHtml } from '../stages/indexHtml.ts';
import { type LegalTemplates, loadLegalTemplates } from '../stages/legalTexts.ts';
import { createPrerenderer, type Prerenderer } from '../stages/prerenderer.ts';
import { createSharePictures, type DrawSharePicture } from '../stages/sharePictures.ts';
import { type BrandPictures, createBrandPictures } from '../stages/sitePictures.ts';
import { createThirdPartyNotices, type RenderThirdPartyNotices } from '../stages/thirdPartyNotices.ts';
import { loadWebManifestAndRobotsTemplates, type RenderWebManifestAndRobots } from '../stages/webManifestAndRobots.ts';

/** Stages that make files without the app. */
export interface SharedStages {
  pictures: BrandPictures;
  drawSharePicture: DrawSharePicture;
  loadLegalTemplates: () => Promise<LegalTemplates>;
  hosting: HostingTemplates;
  renderHostAnswer: RenderHostAnswer;
  cache: Cache;
}

/** Loads these stages, for sites of these brands. */
export async function loadSharedStages(
  root: string,
  cache: Cache,
  brands: readonly ResolvedBrand[],
  hashTree: HashTree,
  photoBudgets: BuildPlan['photoBudgets'],
): Promise<SharedStages> {
  const legalTemplatesOnce = memoize(loadLegalTemplates);
  return {
    pictures: createBrandPictures(root, brands, hashTree, { cache, budgets: photoBudgets }),
    drawSharePicture: createSharePictures(root, cache),
    loadLegalTemplates: () => legalTemplatesOnce(root),
    hosting: await loadHostingTemplates(root),
    renderHostAnswer: await loadHostAnswerTemplates(root),
    cache,
  };
}

/** The app, and the stages that make files with it. */
export interface BuildContext {
  /** Ready later than everything else if the app has to be compiled. */
  app: Promise<NeutralApp>;
  linkSite: LinkSite;
  pickFonts: PickFonts;
  renderIndexHtml: RenderIndexHtml;
  /** Ready when the app is. */
  prerenderer: Promise<Prerenderer>;
  renderWebManifestAndRobots: RenderWebManifestAndRobots;
  renderFrames: RenderFrames;
  renderThirdPartyNotices: RenderThirdPartyNotices;
}

/** Loads these stages. Starts to compile the app if its sources or the tools have changed. */
export async function createBuildContext(
  root: string,
  cache: Cache,
  { hashTree = createTreeHasher(root), sourceMaps = false }: { hashTree?: HashTree; sourceMaps?: boolean } = {},
): Promise<BuildContext> {
  const app = loadNeutralApp(root, cache, hashTree, sourceMaps);
  const linker = app.then((compiled) => createSiteLinker(compiled, createSpecialiser(cache)));
  const prerenderer = app.then((compiled) => createPrerenderer(compiled));
  prerenderer.catch(() => {});
  // A mistake in the app is reported to those who await it, also if none of them does yet.
  linker.catch(() => {});
  return {
    ...(await loadTemplates(root)),
    app,
    prerenderer,
    linkSite: async (site) => (await linker)(site),
    pickFonts: createFontPicker(root, cache),
    renderThirdPartyNotices: createThirdPartyNotices(root),
  };
}

const loadTemplates = async (root: string) => ({
  renderIndexHtml: await loadIndexHtmlTemplate(root),
  renderWebManifestAndRobots: await loadWebManifestAndRobotsTemplates(root),
  renderFrames: await loadFrameTemplates(root),
});
