import type { Cache } from '../../lib/cache.ts';
import { createTreeHasher, type HashTree } from '../../lib/hashTree.ts';
import { memoize } from '../../lib/memoize.ts';
import { loadNeutralApp } from '../compile/loadNeutralApp.ts';
import type { NeutralApp } from '../compile/NeutralApp.ts';
import type { ResolvedBrand } from '../config/schema/catalogue.ts';
import { type Picture, type PictureSet, type PictureSets, readPictureSets } from '../pictures/pictureSets.ts';
import { createSpecialiser } from '../specialise/createSpecialiser.ts';
import { createSiteLinker, type LinkSite } from '../specialise/linkSite.ts';
import { type Artifact, textArtifact } from '../stages/artifact.ts';
import { loadChatFrameTemplate, type RenderChatFrame } from '../stages/chatFrame.ts';
import { createFontPicker, type PickFonts } from '../stages/fonts.ts';
import { loadHostAnswerTemplates, type RenderHostAnswer } from '../stages/hostAnswerFiles.ts';
import { type HostingTemplates, loadHostingTemplates } from '../stages/hostingFiles.ts';
import { loadIndexHtmlTemplate, type RenderIndexHtml } from '../stages/indexHtml.ts';
import { type LegalTemplates, loadLegalTemplates } from '../stages/legalTexts.ts';
import { loadMapsFrameTemplate, type RenderMapsFrame } from '../stages/mapsFrame.ts';
import { createPrerenderer, type Prerenderer } from '../stages/prerender.ts';
import { loadTagsFrameTemplate, type RenderTagsFrame } from '../stages/tagsFrame.ts';
import { createThirdPartyNotices, type RenderThirdPartyNotices } from '../stages/thirdPartyNotices.ts';
import { loadWebManifestAndRobotsTemplates, type RenderWebManifestAndRobots } from '../stages/webManifestAndRobots.ts';

/** Everything that all sites share, loaded once per build. */
export interface BuildContext {
  /** Comes later than all else if it has to be compiled. */
  app: Promise<NeutralApp>;
  linkSite: LinkSite;
  pictureSets: PictureSets;
  pickPictures: PickPictures;
  pickFonts: PickFonts;
  renderIndexHtml: RenderIndexHtml;
  /** Comes with the app. */
  prerenderer: Promise<Prerenderer>;
  renderWebManifestAndRobots: RenderWebManifestAndRobots;
  renderChatFrame: RenderChatFrame;
  renderMapsFrame: RenderMapsFrame;
  renderTagsFrame: RenderTagsFrame;
  legalTemplates: LegalTemplates;
  hosting: HostingTemplates;
  renderHostAnswer: RenderHostAnswer;
  renderThirdPartyNotices: RenderThirdPartyNotices;
  cache: Cache;
}

/** The pictures of a set with these names; a name that ends with a hyphen stands for all that begin so. */
type PickPictures = (set: PictureSet, names: ReadonlySet<string>) => Artifact[];

/** Creates the picker of pictures, which gives sites that share a picture the same artifact. */
function createPicturePicker(): PickPictures {
  const toArtifact = memoize(({ path, svg }: Picture) => textArtifact(path, svg));
  return (pictures, names) => {
    const families = [...names].filter((name) => name.endsWith('-'));
    return pictures.flatMap((picture) =>
      names.has(picture.name) || families.some((family) => picture.name.startsWith(family))
        ? [toArtifact(picture)]
        : [],
    );
  };
}

/**
 * Loads what all sites share, and the pictures of the brands. Starts to compile the app if its sources or the tools have
 * changed.
 */
export async function createBuildContext(
  root: string,
  cache: Cache,
  brands: readonly ResolvedBrand[],
  { hashTree = createTreeHasher(root), sourceMaps = false }: { hashTree?: HashTree; sourceMaps?: boolean } = {},
): Promise<BuildContext> {
  // Mistakes in drawings are told before anything is compiled.
  const pictureSets = readPictureSets(root, brands);
  const app = loadNeutralApp(root, cache, hashTree, sourceMaps);
  const linker = app.then((compiled) => createSiteLinker(compiled, createSpecialiser(cache)));
  const prerenderer = app.then((compiled) => createPrerenderer(compiled));
  prerenderer.catch(() => {});
  // A mistake in the app is told to those who wait for it, also if none of them does yet.
  linker.catch(() => {});
  return {
    ...(await loadTemplates(root)),
    app,
    prerenderer,
    linkSite: async (site) => (await linker)(site),
    pictureSets,
    pickPictures: createPicturePicker(),
    pickFonts: createFontPicker(root, cache),
    renderThirdPartyNotices: createThirdPartyNotices(root),
    cache,
  };
}

const loadTemplates = async (root: string) => ({
  renderIndexHtml: await loadIndexHtmlTemplate(root),
  renderWebManifestAndRobots: await loadWebManifestAndRobotsTemplates(root),
  renderChatFrame: await loadChatFrameTemplate(root),
  renderMapsFrame: await loadMapsFrameTemplate(root),
  renderTagsFrame: await loadTagsFrameTemplate(root),
  legalTemplates: await loadLegalTemplates(root),
  hosting: await loadHostingTemplates(root),
  renderHostAnswer: await loadHostAnswerTemplates(root),
});
