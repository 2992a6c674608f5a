import type { Page } from '@playwright/test';
import { findTarget, type RouteName } from '../../../app/routing/routeTable.ts';
import { watchTraffic } from '../watchTraffic.ts';
import { layerScreens } from './layerScreens.ts';
import { routeScreens } from './routeScreens.ts';
import type { Feature, Screen } from './Screen.ts';
import { stateScreens } from './stateScreens.ts';
import type { Visit } from './visit.ts';

const isAt = (page: Page, name: string) => {
  const { pathname, search } = new URL(page.url());
  return findTarget({ pathname, search }).name === name;
};

/** Everything a member can see: each page, its other states, and what opens over it. */
export const screens: readonly Screen[] = [
  ...Object.entries(routeScreens).map(
    ([name, screen]): Screen => ({
      name,
      arrived: ({ page }) => page.waitForURL(() => isAt(page, name)),
      ...screen,
    }),
  ),
  ...stateScreens,
  ...layerScreens,
];

/** The page that a screen is, or that it opens over. */
export const routeOf = ({ name, route }: Screen): RouteName => route ?? (name.split('-')[0] as RouteName);

/** Whether a site has a screen. */
export const isOn = ({ needs }: Screen, lacks: readonly Feature[]): boolean => !needs || !lacks.includes(needs);

/** Goes to a screen, and waits until all of it is there. */
export async function visitScreen(screen: Screen, visit: Visit): Promise<void> {
  const { page } = visit;
  const untilQuiet = watchTraffic(page);
  await page.setViewportSize({ width: 1440, height: 800 });
  await screen.open(visit);
  await screen.arrived?.(visit);
  await page
    .locator(screen.layer ? '[role=dialog], dialog[open]' : 'h1, main [role=status]')
    .first()
    .waitFor();
  await untilQuiet();
}
