import { findAxeFaults, findFocusFaults, findLayoutFaults } from '../look/faultsOfPage.ts';
import { lacksOf } from '../look/lacks.ts';
import { isOn, screens, visitScreen } from '../look/screens/screens.ts';
import { takeView, viewName, views } from '../look/views.ts';
import { expect, test } from './journey.ts';
import { sites } from './sites.ts';

for (const [index, screen] of screens.entries()) {
  test(`${screen.name}: nothing is cut off, too small or in the way`, async ({ page, origin, sandbox, say, site }) => {
    if (!isOn(screen, lacksOf(site))) return;
    await visitScreen(screen, { page, origin, sandbox, say });
    for (const view of views) {
      expect.soft(await findLayoutFaults(page, view), viewName(view)).toEqual([]);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      expect.soft(await findAxeFaults(page, colorScheme), `axe, ${colorScheme}`).toEqual([]);
    }
    // At the end, because the walk leaves the focus and the page elsewhere; large text on a small phone on every other
    // site, a desk on the rest.
    const view = (index + sites.indexOf(site)) % 2 === 0 ? views[0] : views[3];
    await takeView(page, view);
    expect.soft(await findFocusFaults(page), `the focus, ${viewName(view)}`).toEqual([]);
  });
}
