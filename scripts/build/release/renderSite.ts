import type { CompiledValues } from '../compile/CompiledValues.ts';
import type { BuildPlan, Site } from '../plan/planBuild.ts';
import type { LinkedFile } from '../specialise/createChunkGraphBuilder.ts';
import type { Artifact } from '../stages/artifact.ts';
import { createBrandFiles, renderBrandDrawings } from '../stages/brandFiles.ts';
import { createDocuments } from '../stages/documents.ts';
import { toSiteRules } from '../stages/hostingFiles.ts';
import { createSiteScripts } from '../stages/siteScripts.ts';
import type { BuildContext } from './buildContext.ts';

interface RenderedSite {
  files: Artifact[];
  /** The servers' configuration, for the hosting folder. */
  hosting: Artifact[];
  scripts: readonly LinkedFile[];
}

/** Files that sites share are rendered once and are the same array of bytes. */
export interface SiteRenderer {
  /** Renders all files of one site. */
  renderSite(site: Site): Promise<RenderedSite>;
  /**
   * Renders those of its files that are made without the app and take the longest: fonts, icons, legal texts. Draws all
   * pictures, too; its scripts decide later which of them the site needs.
   */
  renderBrandFiles(site: Site): Promise<Artifact[]>;
}

/** Creates the renderer for the sites of one build. */
export function createSiteRenderer(
  context: BuildContext,
  { environment, day }: Pick<BuildPlan, 'environment' | 'day'>,
): SiteRenderer {
  const { pictures, hosting } = context;
  const toSiteScripts = createSiteScripts();
  const renderDocuments = createDocuments(context);
  const loadBrandFiles = createBrandFiles(context, environment, day);
  const pickFonts = ({ brand, values }: Site) => context.pickFonts(brand.look.headings, values.locales);

  const renderSite = async (site: Site): Promise<RenderedSite> => {
    const { brand, values, ownTexts } = site;
    const set = pictures.drawSet(site);
    const compiled: CompiledValues = { ...values, ownTexts, art: pictures.addressesOf(set) };
    const [linked, fonts, brandFiles] = await Promise.all([
      context.linkSite(compiled),
      pickFonts(site),
      loadBrandFiles(brand),
    ]);
    const scripts = toSiteScripts(linked);
    const documents = await renderDocuments(site, compiled, scripts, fonts);
    const frames = context.renderFrames(site);
    const files: Artifact[] = [
      ...documents,
      ...scripts.artifacts,
      ...renderBrandDrawings(site),
      ...fonts.artifacts,
      ...brandFiles,
      ...context.renderWebManifestAndRobots(site),
      context.renderThirdPartyNotices([...linked.packages, ...fonts.packages]),
      ...[frames.chat, frames.maps, frames.tags].filter((frame) => frame !== undefined),
      ...pictures.pick(set, linked.pictures),
    ];
    const rules = toSiteRules(values, documents, frames, files);
    return {
      files: [...files, ...hosting.renderSiteFiles(rules)],
      hosting: hosting.renderServerFiles(rules),
      scripts: linked.files,
    };
  };
  return {
    renderSite,
    async renderBrandFiles(site) {
      pictures.drawSet(site);
      const [fonts, brandFiles] = await Promise.all([pickFonts(site), loadBrandFiles(site.brand)]);
      return [...fonts.artifacts, ...brandFiles];
    },
  };
}
