import { languageIn } from '../../../brands/languageVariants.ts';
import { topColors } from '../config/colors/lookColors.ts';
import type { Site } from '../plan/planBuild.ts';
import { compileDocument, type RenderedDocument } from './compileTemplate.ts';
import type { SiteFonts } from './fonts.ts';
import type { PrerenderedPage } from './prerenderer.ts';
import type { DocumentImportMap } from './siteScripts.ts';
import { bootCss, guestBootCss, memberBootCss, renderThemeCss } from './themeCss.ts';
import { toInlineJson } from './toInlineJson.ts';

/** Files that all documents of a site load, by their addresses on the site's own host. */
interface SiteFiles {
  entry: string;
  preloads: readonly string[];
  /** The picture that apps show with a shared link; none in development. */
  sharePicture?: string;
}

interface DocumentParts {
  /** The text of the style sheets of the first load and of the page. */
  css: string;
  /** None in development. */
  importMap?: DocumentImportMap;
  /** Without it, the document shows the logo until the app has started. */
  page?: PrerenderedPage;
  /** The markup of loading pages of members, if the document shows them. */
  memberSkeleton?: string;
  /** The scripts that run before the first paint. */
  bootScripts?: readonly string[];
}

export type RenderIndexHtml = (
  site: Site,
  fonts: SiteFonts,
  files: SiteFiles,
) => (parts: DocumentParts) => RenderedDocument;

/** Compiles templates/index.hbs once; the resulting function renders the documents of any site. */
export async function loadIndexHtmlTemplate(root: string): Promise<RenderIndexHtml> {
  const render = await compileDocument(root, 'index');
  return (site, fonts, { entry, preloads, sharePicture }) => {
    const { values, brand } = site;
    const header = topColors(brand.look, brand.theme);
    // Split in the document, so that no CDN recognises an address and hides it.
    const [supportName, supportHost] = values.supportEmail.split('@');
    const text = languageIn(values.country, values.locale);
    const origin = `https://${values.host}`;
    const toLocale = (tag: string) => `${tag.slice(0, 2)}_${values.country}`;
    const ofSite = {
      lang: values.languageTag,
      name: values.name,
      themeColorLight: header.day,
      themeColorDark: header.night,
      audience: text.audience(brand.ageBracket),
      url: `${origin}/`,
      locale: toLocale(values.languageTag),
      otherLocales: values.locales
        .filter((locale) => locale !== values.locale)
        .map((locale) => toLocale(languageIn(values.country, locale).tag)),
      sharePicture: sharePicture ? origin + sharePicture : '',
      css: fonts.css + renderThemeCss(brand, fonts) + bootCss,
      fonts: fonts.bodyPreloads,
      entry,
      iconUrl: values.iconUrl,
      logoUrl: values.logoUrl,
      logoWidth: values.logoWidth,
      logoHeight: values.logoHeight,
      wrongHost: values.wrongHostText,
      loading: text.loading,
      slowStart: text.slowStart,
      reload: text.reload,
      supportHint: text.supportHint,
      supportName,
      supportHost,
      noScript: text.noScript(values.name),
    };
    return ({ css, importMap, page, memberSkeleton = '', bootScripts = [] }) =>
      render({
        ...ofSite,
        importMap: importMap ? toInlineJson(importMap) : '',
        // Chromium asks for these before it has read the import map, and again unless it then finds the same hash.
        preloads: preloads.map((address) => ({ address, integrity: importMap?.integrity[address] })),
        entryIntegrity: importMap?.integrity[entry],
        title: values.name,
        head: '',
        html: '',
        page: '',
        ...page,
        memberSkeleton,
        bootScripts,
        pageCss: (page ? guestBootCss : memberSkeleton && memberBootCss) + css,
      });
  };
}
