import { loadCatalogue } from '../../build/config/resolve/loadCatalogue.ts';
import { contentTypes } from '../../build/hosting/contentTypes.ts';
import { type ServingRules, toServingRules } from '../../build/hosting/servingRules.ts';
import { toPictureAddress } from '../../build/pictures/photos/photoAddresses.ts';
import { renderBrandPhotos } from '../../build/pictures/photos/renderPhotos.ts';
import { readPictureSets } from '../../build/pictures/themedPictureSets.ts';
import { type BuildFilter, planBuild, type Site } from '../../build/plan/planBuild.ts';
import { type Artifact, textArtifact } from '../../build/stages/artifact.ts';
import { renderBrandDrawings } from '../../build/stages/brandFiles.ts';
import { loadChatFrameTemplate } from '../../build/stages/chatFrame.ts';
import { createFontPicker } from '../../build/stages/fonts.ts';
import { loadIndexHtmlTemplate } from '../../build/stages/indexHtml.ts';
import { loadLegalTemplates, renderLegalTexts } from '../../build/stages/legalTexts.ts';
import { loadMapsFrameTemplate } from '../../build/stages/mapsFrame.ts';
import { loadTagsFrameTemplate } from '../../build/stages/tagsFrame.ts';
import { createDiskCache, defaultCacheFolder } from '../../lib/cache.ts';

/** A file that development serves at an address of its own. */
interface DevFile {
  type: string;
  bytes: Uint8Array;
}

/** A site as development serves it, besides the modules of the app. */
export interface DevSite {
  site: Site;
  /** The addresses of the pictures, by name. */
  art: Readonly<Record<string, string>>;
  /** The page, without what Vite puts into it. */
  html: string;
  /** Files by site-absolute address: drawings, pictures, fonts, frames, legal texts. */
  files: ReadonlyMap<string, DevFile>;
  /** The rules by which production serves the site. */
  rules: ServingRules;
}

/** Name of the folder of the pictures. */
const artFolder = 'art';

/**
 * Reads all inputs of a site again, except the app.
 *
 * @param root the project's folder
 * @param filter one brand, one domain and the environment
 * @param entry address of the app's first module
 * @throws `ProblemsError` with every mistake in the files of the brand, themes, drawings and settings
 */
export async function loadDevSite(root: string, filter: BuildFilter, entry: string): Promise<DevSite> {
  const catalogue = await loadCatalogue(root, { brands: filter.brands, unfinishedTexts: true });
  const { sites, day } = planBuild(catalogue, filter);
  const site = sites[0]!;
  const { brand, values } = site;
  const cache = createDiskCache(defaultCacheFolder(root));
  const pickFonts = createFontPicker(root, cache);
  const fonts = await pickFonts(brand.look.headings, values.locales, brand.ownFonts);
  // Without prerendered pages: Vite compiles modules on request.
  const page = (await loadIndexHtmlTemplate(root))(site, fonts, { entry, preloads: [] })({ css: '' });
  const [chat, maps, tags] = [
    (await loadChatFrameTemplate(root))(site),
    (await loadMapsFrameTemplate(root))(site),
    (await loadTagsFrameTemplate(root))(site),
  ];
  const pictures = readPictureSets(root, [brand])(brand.theme, brand.ageBracket, brand.look.motif, brand.slug);
  const photos = await renderBrandPhotos(root, brand, { cache, budgets: catalogue.config.photoBudgets });
  const environment = catalogue.config.environments[values.environment]!;
  const artifacts: Artifact[] = [
    ...renderBrandDrawings(site),
    ...fonts.artifacts,
    ...pictures.map(({ name, svg }) => textArtifact(`${artFolder}/${name}.svg`, svg)),
    ...Object.values(photos).flat(),
    ...renderLegalTexts(await loadLegalTemplates(root), brand, environment, day),
    ...[chat, maps, tags].filter((frame) => frame !== undefined),
  ];
  const paths = ['index.html', ...artifacts.map(({ path }) => path)];
  return {
    site,
    art: {
      ...Object.fromEntries(pictures.map(({ name }) => [name, `/${artFolder}/${name}.svg`])),
      ...Object.fromEntries(Object.entries(photos).map(([name, files]) => [name, toPictureAddress(name, files)])),
    },
    html: page.text,
    files: new Map(artifacts.map((artifact) => [`/${artifact.path}`, toDevFile(artifact)])),
    rules: toServingRules(values, page.inlineHashes, paths, {
      chat: chat?.inlineHashes,
      maps: maps?.inlineHashes,
      tags: tags && { ...tags.inlineHashes, origins: tags.origins },
    }),
  };
}

const toDevFile = ({ path, bytes }: Artifact): DevFile => ({
  type: contentTypes[path.slice(path.lastIndexOf('.') + 1)]!,
  bytes,
});
