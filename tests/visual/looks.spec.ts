import { loadCatalogue } from '../../scripts/config/loadCatalogue.ts';
import { resolveLook } from '../../scripts/config/resolveLook.ts';
import { openScreen } from '../../scripts/screenshots/screens/screens.ts';
import { readFontLibrary } from '../../scripts/stages/fonts.ts';
import { expect, sharedPageTest as test } from '../browser/siteTest.ts';
import { projectRoot } from '../browser/testSites.ts';
import { applyLook, serveAllFonts } from './applyLook.ts';
import { planLookChecks } from './lookChecks.ts';
import { findAxeViolations, findLayoutViolations } from './pageViolations.ts';
import { isRequested } from './screenChecks.ts';
import { viewportName } from './viewports.ts';

const { brands, themes } = await loadCatalogue(projectRoot);
const library = await readFontLibrary(projectRoot);

const checks = planLookChecks([...themes.keys()]).filter(({ screen }) => isRequested(screen));
for (const { screen, site, looks } of checks) {
  test.describe(() => {
    test.use({ siteKey: site.key });
    test(`${screen.name}, ${site.key}: every choice of a look keeps the rules`, async ({
      page,
      origin,
      sandbox,
      translate,
    }) => {
      await openScreen(screen, { page, origin, sandbox, translate });
      await serveAllFonts(page, library);
      const own = brands.find(({ slug }) => slug === site.brand)!;
      for (const { view, scheme, ageBracket, theme, look } of looks) {
        const brand = { ...own, theme: themes.get(theme)!, ageBracket, look: resolveLook(ageBracket, {}, look) };
        await applyLook(page, brand, library);
        const name = [theme, ageBracket, ...Object.values(look), scheme, viewportName(view)].join(' ');
        expect.soft(await findLayoutViolations(page, view), name).toEqual([]);
        expect.soft(await findAxeViolations(page, scheme, 'colors'), name).toEqual([]);
      }
    });
  });
}
