import { findAxeFaults, findFocusFaults, findLayoutFaults } from '../look/faultsOfPage.ts';
import { visitScreen } from '../look/screens/screens.ts';
import { takeView, viewName } from '../look/views.ts';
import { visits } from '../look/visits.ts';
import { expect, keptPageTest as test } from './journey.ts';

for (const { screen, site, layout, axe, focus } of visits) {
  test.describe(() => {
    test.use({ siteKey: site.key });
    test(`${screen.name}, ${site.key}: nothing is cut off, too small or in the way`, async ({
      page,
      origin,
      sandbox,
      say,
    }) => {
      await visitScreen(screen, { page, origin, sandbox, say });
      for (const view of layout) {
        expect.soft(await findLayoutFaults(page, view), viewName(view)).toEqual([]);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        const view = axe[colorScheme];
        if (!view) continue;
        await takeView(page, view);
        expect.soft(await findAxeFaults(page, colorScheme), `axe, ${colorScheme}, ${viewName(view)}`).toEqual([]);
      }
      // At the end, because the walk leaves the focus and the page elsewhere.
      for (const view of focus) {
        await takeView(page, view);
        expect.soft(await findFocusFaults(page), `the focus, ${viewName(view)}`).toEqual([]);
      }
    });
  });
}
