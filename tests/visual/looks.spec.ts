import { topColors } from '../../scripts/build/config/colors/lookColors.ts';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { resolveLook } from '../../scripts/build/config/resolve/resolveLook.ts';
import { createFontPicker } from '../../scripts/build/stages/fonts.ts';
import { createDiskCache, defaultCacheFolder } from '../../scripts/lib/cache.ts';
import { openScreen } from '../../scripts/local/screenshots/screens/screens.ts';
import { expect, test } from '../browser/siteTest.ts';
import { projectRoot } from '../browser/testPortsAndFolders.ts';
import { applyBrandLook, serveAllFonts } from './applyBrandLook.ts';
import { findAxeViolations, findLayoutViolations } from './pageViolations.ts';
import { planLookChecks } from './planLookChecks.ts';
import { isRequested } from './requestedScreenChecks.ts';
import { spaceText, viewportName, viewports } from './viewports.ts';

const { brands, themes } = await loadCatalogue(projectRoot);
const pickFonts = createFontPicker(projectRoot, createDiskCache(defaultCacheFolder(projectRoot)));

/** Writes `#RRGGBB` as browsers give a colour. */
const toRgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const checks = planLookChecks([...themes.keys()]).filter(({ screen }) => isRequested(screen));
// One worker for all, because each would have to build the site.
test.describe.configure({ mode: 'default' });
for (const { screen, site, looks } of checks) {
  test.describe(() => {
    test.use({ siteKey: site.key });
    test(`${screen.name}, ${site.key}: every choice of a look keeps the rules`, { tag: '@rule' }, async ({
      page,
      origin,
      sandbox,
      translate,
    }) => {
      await openScreen(screen, { page, origin, sandbox, translate });
      await spaceText(page);
      for (const view of [viewports[1], viewports[3]]) {
        const name = `with more space between letters, words and lines, ${viewportName(view)}`;
        expect.soft(await findLayoutViolations(page, view), name).toEqual([]);
      }
      // The first look takes the place of the spacing.
      const own = brands.find(({ slug }) => slug === site.brand)!;
      const { locales } = own.domains.find(({ domain }) => domain === site.domain)!;
      const shown = await Promise.all(
        looks.map(async ({ ageBracket, theme, look, ...rest }) => {
          const brand = { ...own, theme: themes.get(theme)!, ageBracket, look: resolveLook(ageBracket, {}, look) };
          return { ...rest, theme, ageBracket, look, brand, fonts: await pickFonts(brand.look.headings, locales) };
        }),
      );
      await serveAllFonts(
        page,
        shown.map(({ fonts }) => fonts),
      );
      for (const { view, scheme, ageBracket, theme, look, brand, fonts } of shown) {
        await applyBrandLook(page, brand, fonts);
        const name = [theme, ageBracket, ...Object.values(look), scheme, viewportName(view)].join(' ');
        expect.soft(await findLayoutViolations(page, view), name).toEqual([]);
        expect.soft(await findAxeViolations(page, scheme, 'colors'), name).toEqual([]);
        const ground = topColors(brand.look, brand.theme)[scheme === 'dark' ? 'night' : 'day'];
        await expect.soft(page.locator('header').first(), name).toHaveCSS('background-color', toRgb(ground));
      }
    });
  });
}
