import { languageIn } from '../../brands/languageVariants.ts';
import { topColors } from '../config/lookColors.ts';
import type { Site } from '../plan/planBuild.ts';
import { type BootChoices, renderBootScript } from './bootScript.ts';
import { compileDocument, type RenderedDocument } from './compileTemplate.ts';
import type { SiteFonts } from './fonts.ts';
import type { PrerenderedPage } from './prerender.ts';
import { bootCss, renderThemeCss } from './themeCss.ts';

/** What a document consists of; files as addresses on the site's own host. */
interface PageParts {
  entry: string;
  /** Address → address of the import map; none in development. */
  importMap?: Readonly<Record<string, string>>;
  /** Address of a script → its hash, which the browser checks. */
  integrity?: Readonly<Record<string, string>>;
  preloads: readonly string[];
  /** The text of the style sheets of the first load and of the page. */
  css: string;
  /** Without it, the document shows the logo until the app has started. */
  prerendered?: {
    page: PrerenderedPage;
    choices: BootChoices;
    /** Addresses of style sheets in `css` that a lazy chunk has: scripts find them loaded. */
    inlinedStyles: readonly string[];
  };
}

export type RenderIndexHtml = (site: Site, fonts: SiteFonts, parts: PageParts) => RenderedDocument;

/** Compiles templates/index.hbs once; the resulting function renders the page of any site. */
export async function loadIndexHtmlTemplate(root: string): Promise<RenderIndexHtml> {
  const render = await compileDocument(root, 'index');
  return (site, fonts, { prerendered, ...parts }) => {
    const { values, brand } = site;
    const top = topColors(brand.look, brand.theme);
    const text = languageIn(values.country, values.locale);
    return render({
      lang: values.languageTag,
      name: values.name,
      title: values.name,
      head: '',
      html: '',
      page: '',
      ...prerendered?.page,
      bootScript: prerendered ? renderBootScript(values, prerendered.choices) : '',
      themeColorLight: top.day,
      themeColorDark: top.night,
      css: fonts.css + renderThemeCss(brand, fonts) + bootCss,
      pageCss: parts.css,
      importMap: parts.importMap ? encodeInlineJson({ imports: parts.importMap, integrity: parts.integrity }) : '',
      preloads: parts.preloads,
      fonts: fonts.preloads,
      inlinedStyles: prerendered?.inlinedStyles ?? [],
      entry: parts.entry,
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
