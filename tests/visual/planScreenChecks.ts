import { type Viewport, viewportName, viewports } from './viewports.ts';

export interface CheckedScreen {
  name: string;
  /** The account that a screen begins as; screens of one account share a load of the app. */
  start?: { account: string };
}
export interface CheckedSite {
  key: string;
  locale: string;
}

/** One screen on one site, with the rules that are applied to it there. */
export interface ScreenCheck<Screen extends CheckedScreen, Site extends CheckedSite> {
  screen: Screen;
  site: Site;
  /** Viewports in which its layout is measured, in this order. */
  layout: readonly Viewport[];
  /** Viewports in which axe runs, by colour scheme. */
  axe: { light: Viewport; dark: Viewport };
  /** Whether IBM's engine runs beside axe: on one site per screen of the full matrix. */
  secondEngine: boolean;
  /** Viewports in which Tab moves the focus through the page. */
  focus: readonly Viewport[];
}

const viewportAt = (index: number): Viewport => viewports[index % viewports.length]!;

/** Number of screens of one account that follow each other on a site. */
const ROW_LENGTH = 8;

/** Viewports for the focus: a small phone with large text, and a wide window. */
const focusViewports = [viewports[0], viewports[3]] as const;

/**
 * Plans a covering design: few checks that together apply every rule to every screen and every site. Each screen is
 * checked once with every rule, in the narrowest and the widest window and one between. planScreenChecks.test.ts states
 * what the choice covers.
 */
export function planScreenChecks<Screen extends CheckedScreen, Site extends CheckedSite>(
  screens: readonly Screen[],
  sites: readonly Site[],
  isOn: (screen: Screen, site: Site) => boolean,
): ScreenCheck<Screen, Site>[] {
  const uses = new Map<string, number>();
  const usesOf = (key: string) => uses.get(key) ?? 0;
  const addUse = (key: string) => uses.set(key, usesOf(key) + 1);
  /** Takes the viewport in which axe has run least in a colour scheme. */
  const takeForAxe = (scheme: 'light' | 'dark', views: readonly Viewport[]) => {
    const keyOf = (view: Viewport) => `${scheme} ${viewportName(view)}`;
    const [view] = views.toSorted((one, other) => usesOf(keyOf(one)) - usesOf(keyOf(other)));
    addUse(keyOf(view!));
    return view!;
  };
  return screens.map((screen) => {
    const inRow = ({ key }: Site) => `${key} ${screen.start?.account}`;
    const available = sites.filter((one) => isOn(screen, one));
    const rows = screen.start ? available.filter((one) => usesOf(inRow(one)) % ROW_LENGTH > 0) : [];
    const [site] = [...rows, ...available.toSorted((one, other) => usesOf(one.key) - usesOf(other.key))];
    for (const key of [site!.key, inRow(site!)]) addUse(key);
    const count = usesOf(site!.key);
    const views = viewports.filter((view) => view !== viewports[1 + (Math.floor(count / 2) % 2)]);
    // The window of the last view is that of the focus.
    const layout = count % 2 === 0 ? views.toReversed() : views;
    const light = takeForAxe('light', views);
    const dark = takeForAxe(
      'dark',
      views.filter((view) => view !== light),
    );
    return { screen, site: site!, layout, axe: { light, dark }, secondEngine: false, focus: [layout.at(-1)!] };
  });
}

/** Plans the checks of every screen on every site, with every rule. */
export const planAllScreenChecks = <Screen extends CheckedScreen, Site extends CheckedSite>(
  screens: readonly Screen[],
  sites: readonly Site[],
  isOn: (screen: Screen, site: Site) => boolean,
): ScreenCheck<Screen, Site>[] =>
  screens.flatMap((screen, index) =>
    sites
      .filter((site) => isOn(screen, site))
      .map((site, siteIndex) => {
        const at = index + siteIndex;
        return {
          screen,
          site,
          layout: viewports,
          axe: { light: viewportAt(at), dark: viewportAt(at + 1) },
          secondEngine: siteIndex === 0,
          focus: focusViewports,
        };
      }),
  );
