import { cachedSha256 } from '../../lib/hash.ts';
import { createAsyncMemo, memoize } from '../../lib/memoize.ts';
import type { MessagePriority } from '../compile/messagePriorities.ts';
import { memberAppModule } from '../compile/pages/appPages.ts';
import type { Environment } from '../config/schema/buildConfig.ts';
import type { ResolvedBrand } from '../config/schema/catalogue.ts';
import { mergeInlineHashes } from '../hosting/contentSecurityPolicy.ts';
import { toServingRules } from '../hosting/servingRules.ts';
import type { PictureSet } from '../pictures/pictureSets.ts';
import type { Site } from '../plan/planBuild.ts';
import type { LinkedFile } from '../specialise/createChunkGraphBuilder.ts';
import { createMarkupPruner, type StyleSheet } from '../specialise/pruneStyleSheets.ts';
import { type Artifact, textArtifact } from '../stages/artifact.ts';
import { renderIcons } from '../stages/icons.ts';
import { renderLegalTexts } from '../stages/legalTexts.ts';
import { renderPartRules } from '../stages/themeCss.ts';
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
   * Those of its files that are made without the app and take the longest: fonts, icons, legal texts. Draws all pictures,
   * too; which of them the site needs is known with its scripts.
   */
  renderBrandFiles(site: Site): Promise<Artifact[]>;
}

/** Sites come in the order of their hosts, so those of a brand one after the other. The files of a brand take 0.7 MB. */
export const REMEMBERED_BRANDS = 64;

const toAddress = (path: string) => `/${path}`;
const ofOneBrand = (artifact: Artifact): Artifact => ({ ...artifact, ofOneBrand: true });

/** Creates the renderer for the sites of one build. */
export function createSiteRenderer(context: BuildContext, environment: Environment): SiteRenderer {
  const brandOnce = createAsyncMemo<Artifact[]>(REMEMBERED_BRANDS);
  const scriptOf = memoize(
    ({ path, code, ofOneBrand }: LinkedFile): Artifact => ({
      ...textArtifact(path, code),
      ...(ofOneBrand && { ofOneBrand }),
    }),
  );
  const styleSheetOf = memoize(({ path, text }: StyleSheet) => textArtifact(path, text));
  const integrityOf = memoize(
    ({ bytes }: Artifact) => `sha256-${Buffer.from(cachedSha256(bytes), 'hex').toString('base64')}`,
  );
  const toArt = memoize((pictures: PictureSet) =>
    Object.fromEntries(pictures.map(({ name, path }) => [name, toAddress(path)])),
  );
  const pruneForMarkup = createMarkupPruner();
  const drawPictures = ({ brand }: Site) =>
    context.pictureSets(brand.theme, brand.ageBracket, brand.look.motif, brand.slug);
  const pickFonts = ({ brand, values }: Site) => context.pickFonts(brand.look.headings, values.locales);
  const loadBrandAssets = (brand: ResolvedBrand) =>
    brandOnce(brand.slug, async () => {
      const icons = await renderIcons(brand, context.cache);
      const legal = renderLegalTexts(context.legalTemplates, brand, environment);
      return [...icons, ...legal].map(ofOneBrand);
    });

  const renderSite = async (site: Site): Promise<RenderedSite> => {
    const { values, ownTexts, brand } = site;
    const pictureSet = drawPictures(site);
    const compiledValues = {
      ...values,
      ownTexts,
      art: toArt(pictureSet),
    };
    const [linked, fonts, brandAssets] = await Promise.all([
      context.linkSite(compiledValues),
      pickFonts(site),
      loadBrandAssets(brand),
    ]);
    const checkedFiles = [...linked.files.map(scriptOf), ...linked.lazyStyles.map(styleSheetOf)];
    const integrity = Object.fromEntries(checkedFiles.map((file) => [toAddress(file.path), integrityOf(file)]));
    const lazyFilesOf = memoize(linked.lazyFilesOf);
    const preloadsOf = (module: string) => {
      const { scripts, styles } = lazyFilesOf(module);
      return [...scripts, ...styles.map((sheet) => sheet.path)].map(toAddress);
    };
    const memberFiles = preloadsOf(memberAppModule);
    const messagesOf = memoize((priority: MessagePriority) => linked.messagesOf(priority).map(toAddress));
    const [{ bootScript, pages: appPages }, prerenderer] = await Promise.all([context.app, context.prerenderer]);
    const addressOfArt = (name: string) => {
      const address = compiledValues.art[name];
      if (address === undefined) throw new Error(`there is no drawing ${name}`);
      return address;
    };
    const memberPaths = appPages.members.map(({ path }) => path);
    const [rendered, members] = await Promise.all([
      prerenderer.renderPages(
        compiledValues,
        appPages.documents.map(({ path }) => path),
      ),
      prerenderer.describeMemberPages(compiledValues, memberPaths),
    ]);
    const bootPages = appPages.members.map(({ path, module, rare, portraits, art }, index) => ({
      path,
      portraits,
      ...members.pages[index]!,
      files: [
        ...[...messagesOf('deferred'), ...(rare ? messagesOf('rare') : []), ...preloadsOf(module)].filter(
          (file) => !memberFiles.includes(file),
        ),
        ...(art === undefined ? [] : [addressOfArt(art)]),
      ],
    }));
    const memberStyles = new Set(
      [memberAppModule, ...appPages.members.map(({ module }) => module)].flatMap((one) => lazyFilesOf(one).styles),
    );
    const skeletonCss = [
      ...pruneForMarkup([...memberStyles], members.html),
      ...renderPartRules(members.pages.map(({ parts }) => parts)),
    ].join('');
    const renderDocument = context.renderIndexHtml(site, fonts, {
      entry: toAddress(linked.entry),
      importMap: linked.importMap,
      integrity,
      preloads: linked.preloads.map(toAddress),
    });
    const pages = appPages.documents.map(({ file, shownAt, module, hasMemberPages }, index) => {
      const { scripts, styles } = module === undefined ? { scripts: [], styles: [] } : lazyFilesOf(module);
      const page = renderDocument({
        css: [...linked.styles, ...styles].map(({ text }) => text).join('') + (hasMemberPages ? skeletonCss : ''),
        prerendered: {
          page: rendered[index]!,
          ...(hasMemberPages && { memberSkeleton: members.html }),
          bootScript,
          choices: {
            shownAt,
            // Members see their first heading with the app, and the scripts come sooner without the font.
            guestFiles: [...fonts.headingPreloads, ...scripts.map(toAddress)],
            memberFiles,
            inlinedStyles: styles.map((sheet) => toAddress(sheet.path)),
            memberPages: hasMemberPages ? bootPages : [],
          },
        },
      });
      return { file, ...page };
    });
    const drawings = [
      textArtifact(values.logoUrl.slice(1), brand.logo),
      textArtifact(values.iconUrl.slice(1), brand.icon),
    ].map(ofOneBrand);
    const chatFrame = context.renderChatFrame(site);
    const mapsFrame = context.renderMapsFrame(site);
    const tagsFrame = context.renderTagsFrame(site);
    const files = [
      ...pages.map(({ file, text }) => ofOneBrand(textArtifact(file, text))),
      ...checkedFiles,
      ...drawings,
      ...fonts.artifacts,
      ...brandAssets,
      ...context.renderWebManifestAndRobots(site),
      context.renderThirdPartyNotices([...linked.packages, ...fonts.packages]),
      ...[chatFrame, mapsFrame, tagsFrame].filter((frame) => frame !== undefined),
      ...context.pickPictures(pictureSet, linked.pictures),
    ];
    const paths = files.map(({ path }) => path);
    const bytesByPath = new Map(files.map(({ path, bytes }) => [path, bytes]));
    const rules = toServingRules(
      values,
      mergeInlineHashes(pages.map(({ inlineHashes }) => inlineHashes)),
      paths,
      {
        chat: chatFrame?.inlineHashes,
        maps: mapsFrame?.inlineHashes,
        tags: tagsFrame && { ...tagsFrame.inlineHashes, origins: tagsFrame.origins },
      },
      appPages.documents.filter(({ file }) => file !== 'index.html'),
      (file) => cachedSha256(bytesByPath.get(file)!).slice(0, 32),
    );
    return {
      files: [...files, ...context.hosting.renderSiteFiles(rules)],
      hosting: context.hosting.renderServerFiles(rules),
      scripts: linked.files,
    };
  };
  return {
    renderSite,
    async renderBrandFiles(site) {
      drawPictures(site);
      const [fonts, brandAssets] = await Promise.all([pickFonts(site), loadBrandAssets(site.brand)]);
      return [...fonts.artifacts, ...brandAssets];
    },
  };
}
