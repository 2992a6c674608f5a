import type { PageName } from '../../../../app/routing/definePage.ts';
import { openScreenStart } from './openScreenStart.ts';
import { overlayScreens } from './overlayScreens.ts';
import { pageScreens } from './pageScreens.ts';
import { paymentScreens } from './paymentScreens.ts';
import { questionnaireScreens } from './questionnaireScreens.ts';
import type { OptionalFeature, Screen, ScreenContext } from './Screen.ts';
import { safetyScreens } from './safetyScreens.ts';
import { stateScreens } from './stateScreens.ts';
import { trackRequests } from './trackRequests.ts';

/** Every page, its other states, and the screens that open over it. */
export const screens: readonly Screen[] = [
  ...pageScreens,
  ...stateScreens,
  ...questionnaireScreens,
  ...paymentScreens,
  ...safetyScreens,
  ...overlayScreens,
];

/** Returns the route of a screen's page, or of the page under it. */
export const routeOfScreen = ({ name, route }: Screen): PageName => route ?? (name.split('-')[0] as PageName);

/** Whether a site has a screen. */
export const isAvailable = ({ requires }: Screen, { lacks }: { lacks: readonly OptionalFeature[] }): boolean =>
  !requires || !lacks.includes(requires);

/** Opens a screen, and waits until all of it is loaded. */
export async function openScreen(screen: Screen, context: ScreenContext): Promise<void> {
  const { page } = context;
  const waitUntilQuiet = trackRequests(page);
  await page.setViewportSize({ width: 1440, height: 800 });
  if (screen.start) await openScreenStart(screen, screen.start, context);
  await screen.open?.(context);
  await screen.waitUntilShown?.(context);
  await page
    .locator(screen.isOverlay ? '[role=dialog], dialog[open]' : 'h1, main [role=status]')
    .filter({ visible: true })
    .first()
    .waitFor();
  await waitUntilQuiet();
}
