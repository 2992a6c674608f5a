import { openScreen } from '../../scripts/screenshots/screens/screens.ts';
import { expect, test } from '../browser/siteTest.ts';
import { findEngineViolations } from './findEngineViolations.ts';
import { findAxeViolations, findFocusViolations, findLayoutViolations } from './pageViolations.ts';
import { screenChecks } from './screenChecks.ts';
import { applyViewport, viewportName } from './viewports.ts';

for (const { screen, site, layout, axe, secondEngine, focus } of screenChecks) {
  test.describe(() => {
    test.use({ siteKey: site.key });
    test(`${screen.name}, ${site.key}: nothing is cut off, too small or covered`, async ({
      page,
      origin,
      sandbox,
      translate,
    }) => {
      await openScreen(screen, { page, origin, sandbox, translate });
      for (const view of layout) {
        expect.soft(await findLayoutViolations(page, view), viewportName(view)).toEqual([]);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        const view = axe[colorScheme];
        if (!view) continue;
        await applyViewport(page, view);
        expect
          .soft(await findAxeViolations(page, colorScheme), `axe, ${colorScheme}, ${viewportName(view)}`)
          .toEqual([]);
      }
      if (secondEngine) expect.soft(await findEngineViolations(page), 'the second engine').toEqual([]);
      // This comes last, because it moves the focus and scrolls the page.
      for (const view of focus) {
        await applyViewport(page, view);
        expect.soft(await findFocusViolations(page), `the focus, ${viewportName(view)}`).toEqual([]);
      }
    });
  });
}
