import { languageIn } from '../../brands/languageVariants.ts';
import { topColors } from '../config/lookColors.ts';
import type { Site } from '../plan/planBuild.ts';
import { compileDocument, type RenderedDocument } from './compileTemplate.ts';
import type { SiteFonts } from './fonts.ts';
import { bootCss, renderThemeCss } from './themeCss.ts';

/** The files that the page loads, as addresses on the site's own host. */
interface IndexHtmlAssets {
  entry: string;
  /** Address → address of the import map; none in development. */
  importMap?: Readonly<Record<string, string>>;
  /** Address of a script → its hash, which the browser checks. */
  integrity?: Readonly<Record<string, string>>;
  preloads: readonly string[];
  styles: readonly string[];
}

export type RenderIndexHtml = (site: Site, fonts: SiteFonts, assets: IndexHtmlAssets) => RenderedDocument;

/** Compiles templates/index.hbs once; the resulting function renders the page of any site. */
export async function loadIndexHtmlTemplate(root: string): Promise<RenderIndexHtml> {
  const render = await compileDocument(root, 'index');
  return (site, fonts, assets) => {
    const { values, brand } = site;
    const top = topColors(brand.look, brand.theme);
    const text = languageIn(values.country, values.locale);
    return render({
      lang: values.languageTag,
      name: values.name,
      themeColorLight: top.day,
      themeColorDark: top.night,
      css: fonts.css + renderThemeCss(brand, fonts) + bootCss,
      importMap: assets.importMap ? encodeInlineJson({ imports: assets.importMap, integrity: assets.integrity }) : '',
      preloads: assets.preloads,
      fonts: fonts.preloads,
      styles: assets.styles,
      entry: assets.entry,
      iconUrl: values.iconUrl,
      logoUrl: values.logoUrl,
      logoWidth: values.logoWidth,
      logoHeight: values.logoHeight,
      loading: text.loading,
      slowStart: text.slowStart,
      reload: text.reload,
      supportHint: text.supportHint,
      supportEmail: values.supportEmail,
      noScript: text.noScript(values.name),
    });
  };
}

/** JSON for a script element: nothing in it can close the element or start a comment. */
const encodeInlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
