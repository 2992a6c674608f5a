import type { Page } from '@playwright/test';
import type { ResolvedBrand } from '../../scripts/build/config/schema/catalogue.ts';
import type { SiteFonts } from '../../scripts/build/stages/fonts.ts';
import { renderThemeCss } from '../../scripts/build/stages/themeCss.ts';

/** Shows a site's page as if its brand were this one, except for choices that are compiled in. */
export const applyBrandLook = (page: Page, brand: ResolvedBrand, fonts: SiteFonts): Promise<void> =>
  page.evaluate((css) => {
    // The first element has the properties of the site itself, which the new ones do not all replace.
    const own = document.querySelector('style')!.sheet!;
    for (let index = own.cssRules.length - 1; index >= 0; index--) {
      if (/(?:^|\s):root\s*\{/.test(own.cssRules[index]!.cssText)) own.deleteRule(index);
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, fonts.css + renderThemeCss(brand, fonts));

/** Serves the fonts that the site itself does not have. */
export const serveAllFonts = (page: Page, fonts: readonly SiteFonts[]): Promise<unknown> => {
  const artifacts = fonts.flatMap((one) => one.artifacts);
  return page.route('**/*.woff2', (route) => {
    const font = artifacts.find(({ path }) => route.request().url().endsWith(`/${path}`));
    return font ? route.fulfill({ body: Buffer.from(font.bytes), contentType: 'font/woff2' }) : route.continue();
  });
};
