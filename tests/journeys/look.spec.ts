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

/** Large text on a small phone on every site; the other widths and axe by day and by night go round the sites. */
function shareOf(screen: number, key: string): { views: readonly View[]; colorScheme: 'light' | 'dark' } {
  const site = sites.findIndex((one) => one.key === key);
  const [narrow, ...others] = views;
  return {
    views: [others[(screen + site) % others.length]!, narrow],
    // Sites of each band have an odd and an even place.
    colorScheme: (screen + site) % 2 === 0 ? 'light' : 'dark',
  };
}

for (const [index, screen] of screens.entries()) {
  test(`${screen.name}: nothing is cut off, too small or in the way`, async ({ page, origin, sandbox, say, site }) => {
    if (!isOn(screen, lacksOf(site))) return;
    await visitScreen(screen, { page, origin, sandbox, say });
    const share = shareOf(index, site.key);
    for (const view of share.views) {
      expect.soft(await findLayoutFaults(page, view), viewName(view)).toEqual([]);
    }
    await takeView(page, share.views[0]!);
    expect.soft(await findAxeFaults(page, share.colorScheme), `axe, ${share.colorScheme}`).toEqual([]);
    // At the end, because the walk leaves the focus and the page elsewhere.
    const view = walkedAt(index, site.key);
    if (!view) return;
    await takeView(page, view);
    expect.soft(await findFocusFaults(page), `the focus, ${viewName(view)}`).toEqual([]);
  });
}
