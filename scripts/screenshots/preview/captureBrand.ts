import type { Browser } from '@playwright/test';
import { capture, type View } from '../capture.ts';
import type { Screen } from '../screens/Screen.ts';
import { screens } from '../screens/screens.ts';
import { type ServedSite, withScreen } from '../serveWithSandbox.ts';

/** What is shown of a site, and what it is called on the page. */
export const previewScreens = [
  { name: 'login', title: 'Sign-in' },
  { name: 'home', title: 'Home' },
] as const;

export type PreviewScreen = (typeof previewScreens)[number]['name'];

const schemes = ['light', 'dark'] as const;
const windows = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** A telephone and a desk, by day and by night. */
export const previewViews: readonly View[] = windows.flatMap((window) =>
  schemes.map((colorScheme) => ({ ...window, colorScheme })),
);

/** `login-360-light.jpg` */
export const shotFileName = (screen: PreviewScreen, { width, colorScheme }: View): string =>
  `${screen}-${width}-${colorScheme}.jpg`;

export interface BrandShots {
  /** By their names. */
  shots: ReadonlyMap<string, Buffer>;
  /** Screens that could not be reached, with the reason. */
  unreached: ReadonlyMap<PreviewScreen, string>;
}

/** Photographs a served site: as a guest, and as a member whose profile is complete. */
export async function captureBrand(browser: Browser, served: ServedSite): Promise<BrandShots> {
  const pictures = new Map<string, Buffer>();
  const unreached = new Map<PreviewScreen, string>();
  for (const { name } of previewScreens) {
    try {
      const film = { views: previewViews, area: 'window', type: 'jpeg' } as const;
      const taken = await withScreen(browser, served, findScreen(name), (page) => capture(page, film));
      for (const { view, bytes } of taken) pictures.set(shotFileName(name, view), bytes);
    } catch (error) {
      unreached.set(name, String(error).split('\n')[0]!);
    }
  }
  return { shots: pictures, unreached };
}

function findScreen(name: PreviewScreen): Screen {
  const screen = screens.find((candidate) => candidate.name === name);
  if (!screen) throw new TypeError(`there is no screen "${name}" among those of the look tests`);
  return screen;
}
