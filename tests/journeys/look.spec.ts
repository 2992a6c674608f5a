import { findAxeFaults, findFocusFaults, findLayoutFaults } from '../look/faultsOfPage.ts';
import { lacksOf } from '../look/lacks.ts';
import { isOn, screens, visitScreen } from '../look/screens/screens.ts';
import { takeView, type View, viewName, views } from '../look/views.ts';
import { expect, test } from './journey.ts';
import { sites } from './sites.ts';

/**
 * Walking takes long: each screen is walked through on two of the six sites, once with large text on a small phone and
 * once on a desk.
 */
function walkedAt(screen: number, key: string): View | null {
  const site = sites.findIndex((one) => one.key === key);
  if ((screen + site) % 3 !== 0) return null;
  return site % 2 === 0 ? views[0] : views[3];
}

for (const [index, screen] of screens.entries()) {
  test(`${screen.name}: nothing is cut off, too small or in the way, by day and by night`, async ({
    page,
    origin,
    sandbox,
    say,
    site,
  }) => {
    if (!isOn(screen, lacksOf(site))) return;
    await visitScreen(screen, { page, origin, sandbox, say });
    for (const view of views.toReversed()) {
      expect.soft(await findLayoutFaults(page, view), viewName(view)).toEqual([]);
      if (view.width === 1440) expect.soft(await findAxeFaults(page, 'dark'), `axe, ${viewName(view)}`).toEqual([]);
      if (view.width === 360) expect.soft(await findAxeFaults(page, 'light'), `axe, ${viewName(view)}`).toEqual([]);
    }
    // At the end, because the walk leaves the focus and the page elsewhere.
    const view = walkedAt(index, site.key);
    if (!view) return;
    await takeView(page, view);
    expect.soft(await findFocusFaults(page), `the focus, ${viewName(view)}`).toEqual([]);
  });
}
