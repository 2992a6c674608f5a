import type { LocaleCode } from '../../brands/schema.ts';
import type { Environment } from '../config/buildConfig.ts';
import type { ResolvedBrand } from '../config/catalogue.ts';
import { languageTags } from '../config/domainFacts.ts';
import { toServingRules } from '../hosting/servingRules.ts';
import { cachedSha256 } from '../lib/hash.ts';
import { createAsyncMemo, memoize } from '../lib/memoize.ts';
import type { PictureSet } from '../pictures/pictureSets.ts';
import type { Site } from '../plan/planBuild.ts';
import type { LinkedFile } from '../specialise/linkSite.ts';
import { type Artifact, textArtifact } from '../stages/artifact.ts';
import { pickFonts, type SiteFonts } from '../stages/fonts.ts';
import { renderIcons } from '../stages/icons.ts';
import { renderLegalTexts } from '../stages/legalTexts.ts';
import { createAssetReferences } from './assetReferences.ts';
import type { BuildContext } from './buildContext.ts';

interface RenderedSite {
  files: Artifact[];
  /** How servers are to serve them; goes beside the sites. */
  hosting: Artifact[];
}

/** Gives all files of one site; what sites or brands share is made once and given as the same bytes. */
export type RenderSite = (site: Site) => Promise<RenderedSite>;

interface BrandAssets {
  fonts: SiteFonts;
  artifacts: Artifact[];
}

/** The label of the lazy chunk that holds the early texts of a locale; see toChunkLabel in compileApp.ts. */
const criticalMessagesLabel = (locale: LocaleCode) => `catalogue-${languageTags[locale]}`;

/** Prepares composing for one workshop and environment. */
export function createSiteRenderer(workshop: BuildContext, environment: Environment): RenderSite {
  const brandOnce = createAsyncMemo<BrandAssets>();
  const asks = createAssetReferences(workshop.app);
  const scriptOf = memoize((file: LinkedFile) => textArtifact(file.path, file.code));
  const integrityOf = memoize(
    (file: LinkedFile) => `sha256-${Buffer.from(cachedSha256(scriptOf(file).bytes), 'hex').toString('base64')}`,
  );
  const brandParts = (brand: ResolvedBrand) =>
    brandOnce(brand.slug, async () => {
      const fonts = pickFonts(workshop.fonts, brand);
      const icons = await renderIcons(brand, workshop.cache);
      const legal = renderLegalTexts(workshop.legalTemplates, brand, environment);
      return { fonts, artifacts: [...fonts.artifacts, ...icons, ...legal] };
    });

  return async (site) => {
    const { values, brand } = site;
    const pictureSet = workshop.pictureSets(brand.theme, brand.ageBracket);
    const [linked, parts] = await Promise.all([
      workshop.linkSite({ ...values, artUrl: `/${pictureSet.folder}` }),
      brandParts(brand),
    ]);
    const page = workshop.renderIndexHtml(site, parts.fonts, {
      entry: `/${linked.entry}`,
      importMap: linked.importMap,
      integrity: Object.fromEntries(linked.files.map((file) => [`/${file.path}`, integrityOf(file)])),
      preloads: [...linked.firstLoad, ...linked.lazyClosure(criticalMessagesLabel(values.locale))].map(
        (path) => `/${path}`,
      ),
      styles: linked.styles.map((path) => `/${path}`),
    });
    const asked = linked.files.map(({ chunk }) => asks.ofChunk(chunk));
    const drawings = [
      textArtifact(values.logoUrl.slice(1), brand.logo),
      textArtifact(values.iconUrl.slice(1), brand.icon),
    ];
    const chatFrame = workshop.renderChatFrame(site);
    const mapsFrame = workshop.renderMapsFrame(site);
    const files = [
      textArtifact('index.html', page),
      // A copy of the page: unknown addresses get a true 404 status and the app's own not-found page.
      textArtifact('404.html', page),
      ...linked.files.map(scriptOf),
      ...drawings,
      ...parts.artifacts,
      ...workshop.renderWebManifestAndRobots(site),
      ...[chatFrame, mapsFrame].filter((frame) => frame !== undefined),
      ...new Set([...asks.ofStyles(linked.styles), ...asked.flatMap(({ files }) => files)]),
      ...pickPictures(pictureSet, new Set(asked.flatMap(({ pictures }) => pictures))),
    ];
    const paths = files.map(({ path }) => path);
    const rules = toServingRules(values, page, paths, { chat: textOf(chatFrame), maps: textOf(mapsFrame) });
    return {
      files: [...files, ...workshop.hosting.renderSiteFiles(rules)],
      hosting: workshop.hosting.renderServerFiles(rules),
    };
  };
}

const textOf = (artifact: Artifact | undefined) => artifact && Buffer.from(artifact.bytes).toString('utf8');

/** The pictures of a set that are asked for by their names, or by the beginning of their names up to a hyphen. */
function pickPictures({ folder, pictures }: PictureSet, asked: ReadonlySet<string>): Artifact[] {
  const families = [...asked].filter((name) => name.endsWith('-'));
  return pictures
    .filter(({ name }) => asked.has(name) || families.some((family) => name.startsWith(family)))
    .map(({ name, svg }) => pictureArtifact(`${folder}/${name}.svg`, svg));
}

const pictureArtifacts = new Map<string, Artifact>();

/** The folder's name says what is in it, so a path stands for the same bytes in every site. */
function pictureArtifact(path: string, svg: string): Artifact {
  const known = pictureArtifacts.get(path) ?? textArtifact(path, svg);
  pictureArtifacts.set(path, known);
  return known;
}
