import type { Browser } from '@playwright/test';
import type { Screen } from '../../tests/look/screens/Screen.ts';
import { screens } from '../../tests/look/screens/screens.ts';
import { photograph, type View } from '../camera/photograph.ts';
import { atScreen, type ServedSite } from '../camera/serveWithSandbox.ts';

/** What is shown of a site, and what it is called on the page. */
export const shownScreens = [
  { name: 'login', title: 'Sign-in' },
  { name: 'home', title: 'Home' },
] as const;

export type ShownScreen = (typeof shownScreens)[number]['name'];

const schemes = ['light', 'dark'] as const;
const windows = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** A telephone and a desk, by day and by night. */
export const shownViews: readonly View[] = windows.flatMap((window) =>
  schemes.map((colorScheme) => ({ ...window, colorScheme })),
);

/** `login-360-light.jpg` */
export const pictureName = (screen: ShownScreen, { width, colorScheme }: View): string =>
  `${screen}-${width}-${colorScheme}.jpg`;

export interface BrandPictures {
  /** By their names. */
  pictures: ReadonlyMap<string, Buffer>;
  /** Screens that could not be reached, with the reason. */
  unreached: ReadonlyMap<ShownScreen, string>;
}

/** Photographs a served site: as a guest, and as a member whose profile is complete. */
export async function photographBrand(browser: Browser, served: ServedSite): Promise<BrandPictures> {
  const pictures = new Map<string, Buffer>();
  const unreached = new Map<ShownScreen, string>();
  for (const { name } of shownScreens) {
    try {
      const film = { views: shownViews, extent: 'window', type: 'jpeg' } as const;
      const taken = await atScreen(browser, served, findScreen(name), (page) => photograph(page, film));
      for (const { view, bytes } of taken) pictures.set(pictureName(name, view), bytes);
    } catch (error) {
      unreached.set(name, String(error).split('\n')[0]!);
    }
  }
  return { pictures, unreached };
}

function findScreen(name: ShownScreen): Screen {
  const screen = screens.find((candidate) => candidate.name === name);
  if (!screen) throw new TypeError(`there is no screen "${name}" among those of the look tests`);
  return screen;
}
