import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import { languageTags } from '../config/domainFacts.ts';
import type { Site } from '../plan/planBuild.ts';
import { bootTexts } from './bootTexts.ts';
import type { SiteFonts } from './fonts.ts';
import { bootCss, renderThemeCss } from './themeCss.ts';

/** What the page must load, as addresses on the site's own host. */
interface IndexHtmlAssets {
  entry: string;
  /** Address → address of the import map; none while developing. */
  importMap?: Readonly<Record<string, string>>;
  /** Address of a script → what its bytes must hash to, for the browser to hold them against. */
  integrity?: Readonly<Record<string, string>>;
  preloads: readonly string[];
  styles: readonly string[];
}

export type RenderIndexHtml = (site: Site, fonts: SiteFonts, assets: IndexHtmlAssets) => string;

/** Compiles templates/index.hbs once; the function it gives renders the page of any site. Reads and writes nothing more. */
export async function loadIndexHtmlTemplate(root: string): Promise<RenderIndexHtml> {
  const source = await readFile(path.join(root, 'templates/index.hbs'), 'utf8');
  const render = Handlebars.compile(source, { strict: true });
  return (site, fonts, assets) => {
    const { values, brand } = site;
    const text = bootTexts[values.locale];
    return render({
      lang: languageTags[values.locale],
      name: values.name,
      themeColorLight: brand.theme.neutral['050'],
      themeColorDark: brand.theme.neutral['950'],
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
      noScript: text.noScript(values.name),
    });
  };
}

/** JSON that can stand inside a script element: nothing in it can close the element or start a comment. */
const encodeInlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
