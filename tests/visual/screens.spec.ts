import { startKeyOf } from '../../scripts/local/screenshots/screens/openScreenStart.ts';
import { expectTree } from './expectTree.ts';
import { findIbmViolations } from './findIbmViolations.ts';
import { findAxeViolations, findFocusViolations, findLayoutViolations } from './pageViolations.ts';
import { requestedScreenChecks } from './requestedScreenChecks.ts';
import { expect, test } from './screenTest.ts';
import { applyViewport, viewportName } from './viewports.ts';

for (const [siteKey, checks] of Map.groupBy(requestedScreenChecks, ({ site }) => site.key)) {
  test.describe(() => {
    // One worker goes through the screens of a site, those of one start in a row.
    test.describe.configure({ mode: 'default' });
    test.use({ siteKey });
    const rows = Object.values(Object.groupBy(checks, ({ screen }) => startKeyOf(screen)));
    for (const { screen, site, layout, axe, secondEngine, focus } of rows.flatMap((row) => row!)) {
      test(`${screen.name}, ${siteKey}: nothing is cut off, too small or covered`, async ({ page, open }) => {
        await open(screen);
        await expectTree(page, screen, site);
        for (const view of layout) {
          expect.soft(await findLayoutViolations(page, view), viewportName(view)).toEqual([]);
          for (const scheme of ['light', 'dark'] as const) {
            if (axe[scheme] !== view) continue;
            const name = `axe, ${scheme}, ${viewportName(view)}`;
            expect.soft(await findAxeViolations(page, scheme), name).toEqual([]);
          }
        }
        if (secondEngine) expect.soft(await findIbmViolations(page), 'the second engine').toEqual([]);
        // Last, because it moves the focus and scrolls the page.
        for (const view of focus) {
          if (view !== layout.at(-1)) await applyViewport(page, view);
          expect.soft(await findFocusViolations(page), `the focus, ${viewportName(view)}`).toEqual([]);
        }
      });
    }
  });
}
