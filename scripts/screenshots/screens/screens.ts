import type { Page } from '@playwright/test';
import { type RouteName, toRouteTarget } from '../../../app/routing/routeTable.ts';
import { overlayScreens } from './overlayScreens.ts';
import { pageScreens } from './pageScreens.ts';
import type { OptionalFeature, Screen } from './Screen.ts';
import type { ScreenContext } from './screenActions.ts';
import { stateScreens } from './stateScreens.ts';
import { trackRequests } from './trackRequests.ts';

const isOnRoute = (page: Page, name: string) => {
  const { pathname, search } = new URL(page.url());
  return toRouteTarget({ pathname, search }).name === name;
};

/** Everything a member can see: each page, its other states, and what opens over it. */
export const screens: readonly Screen[] = [
  ...Object.entries(pageScreens).map(
    ([name, screen]): Screen => ({
      name,
      waitUntilShown: ({ page }) => page.waitForURL(() => isOnRoute(page, name)),
      ...screen,
    }),
  ),
  ...stateScreens,
  ...overlayScreens,
];

/** The page that a screen is, or that it opens over. */
export const routeOfScreen = ({ name, route }: Screen): RouteName => route ?? (name.split('-')[0] as RouteName);

/** Whether a site has a screen. */
export const isAvailable = ({ requires: needs }: Screen, lacks: readonly OptionalFeature[]): boolean =>
  !needs || !lacks.includes(needs);

/** Goes to a screen, and waits until all of it is there. */
export async function openScreen(screen: Screen, visit: ScreenContext): Promise<void> {
  const { page } = visit;
  const untilQuiet = trackRequests(page);
  await page.setViewportSize({ width: 1440, height: 800 });
  await screen.open(visit);
  await screen.waitUntilShown?.(visit);
  await page
    .locator(screen.isOverlay ? '[role=dialog], dialog[open]' : 'h1, main [role=status]')
    .first()
    .waitFor();
  await untilQuiet();
}
