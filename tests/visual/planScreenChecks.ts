import { type Viewport, viewports } from './viewports.ts';

/** Something to look at, and a site; of a site, what matters to how it looks. */
export interface CheckedScreen {
  name: string;
}
export interface CheckedSite {
  key: string;
  locale: string;
}

/** One screen on one site, with the rules that are held against it there. */
export interface ScreenCheck<Screen extends CheckedScreen, Site extends CheckedSite> {
  screen: Screen;
  site: Site;
  /** Views in which its layout is measured. */
  layout: readonly Viewport[];
  /** Views in which axe looks, by colour scheme; none on a second visit. */
  axe: { light?: Viewport; dark?: Viewport };
  /** Views in which the page is walked by Tab. */
  focus: readonly Viewport[];
}

const viewportAt = (index: number): Viewport => viewports[index % viewports.length]!;

/** Large text on a small phone, and a desk. */
const focusViewports = [viewports[0], viewports[3]] as const;

/**
 * A covering design: chooses few visits that together hold every rule against every screen and every site. Each screen is
 * seen once with every rule, and every second one again in another language, there without axe. planScreenChecks.test.ts says
 * what the choice covers.
 */
export function planScreenChecks<Screen extends CheckedScreen, Site extends CheckedSite>(
  screens: readonly Screen[],
  sites: readonly Site[],
  isOn: (screen: Screen, site: Site) => boolean,
): ScreenCheck<Screen, Site>[] {
  const first = createLeastUsedPicker(sites);
  const second = createLeastUsedPicker(sites);
  return screens.flatMap((screen, index) => {
    const able = sites.filter((site) => isOn(screen, site));
    const site = first(able);
    const round = Math.floor(index / viewports.length);
    const axe = { light: viewportAt(index), dark: viewportAt(index + 1 + round) };
    const focus = round % 2;
    const others = able.filter(({ locale }) => locale !== site.locale);
    const again = index % 2 === 0 && others.length > 0 ? [second(others)] : [];
    return [
      { screen, site, layout: viewports, axe, focus: [focusViewports[focus]!] },
      ...again.map((other) => ({
        screen,
        site: other,
        layout: viewports,
        axe: {},
        focus: [focusViewports[1 - focus]!],
      })),
    ];
  });
}

/** Every screen on every site, with every rule. */
export const planAllScreenChecks = <Screen extends CheckedScreen, Site extends CheckedSite>(
  screens: readonly Screen[],
  sites: readonly Site[],
  isOn: (screen: Screen, site: Site) => boolean,
): ScreenCheck<Screen, Site>[] =>
  screens.flatMap((screen, index) =>
    sites
      .filter((site) => isOn(screen, site))
      .map((site, place) => {
        const at = index + place;
        return {
          screen,
          site,
          layout: viewports,
          axe: { light: viewportAt(at), dark: viewportAt(at + 1) },
          focus: focusViewports,
        };
      }),
  );

/** Gives that one of some sites which was given least so far; of several, the next in turn. */
function createLeastUsedPicker<Site extends CheckedSite>(sites: readonly Site[]): (able: readonly Site[]) => Site {
  const given = new Map(sites.map(({ key }) => [key, 0]));
  return (able) => {
    const site = able.reduce((least, one) => (given.get(one.key)! < given.get(least.key)! ? one : least));
    given.set(site.key, given.get(site.key)! + 1);
    return site;
  };
}
