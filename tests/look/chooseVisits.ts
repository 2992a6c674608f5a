import { type View, views } from './views.ts';

/** Something to look at, and a site; of a site, what matters to how it looks. */
export interface VisitedScreen {
  name: string;
}
export interface VisitedSite {
  key: string;
  locale: string;
}

/** One screen on one site, with the rules that are held against it there. */
export interface ChosenVisit<Screen extends VisitedScreen, Site extends VisitedSite> {
  screen: Screen;
  site: Site;
  /** Views in which its layout is measured. */
  layout: readonly View[];
  /** Views in which axe looks, by colour scheme; none on a second visit. */
  axe: { light?: View; dark?: View };
  /** Views in which the page is walked by Tab. */
  focus: readonly View[];
}

const viewAt = (index: number): View => views[index % views.length]!;

/** Large text on a small phone, and a desk. */
const focusViews = [views[0], views[3]] as const;

/**
 * A covering design: chooses few visits that together hold every rule against every screen and every site. Each screen is
 * seen once with every rule, and every second one again in another language, there without axe. chooseVisits.test.ts says
 * what the choice covers.
 */
export function chooseVisits<Screen extends VisitedScreen, Site extends VisitedSite>(
  screens: readonly Screen[],
  sites: readonly Site[],
  isOn: (screen: Screen, site: Site) => boolean,
): ChosenVisit<Screen, Site>[] {
  const first = createRotation(sites);
  const second = createRotation(sites);
  return screens.flatMap((screen, index) => {
    const able = sites.filter((site) => isOn(screen, site));
    const site = first(able);
    const round = Math.floor(index / views.length);
    const axe = { light: viewAt(index), dark: viewAt(index + 1 + round) };
    const focus = round % 2;
    const others = able.filter(({ locale }) => locale !== site.locale);
    const again = index % 2 === 0 && others.length > 0 ? [second(others)] : [];
    return [
      { screen, site, layout: views, axe, focus: [focusViews[focus]!] },
      ...again.map((other) => ({ screen, site: other, layout: views, axe: {}, focus: [focusViews[1 - focus]!] })),
    ];
  });
}

/** Every screen on every site, with every rule. */
export const allVisits = <Screen extends VisitedScreen, Site extends VisitedSite>(
  screens: readonly Screen[],
  sites: readonly Site[],
  isOn: (screen: Screen, site: Site) => boolean,
): ChosenVisit<Screen, Site>[] =>
  screens.flatMap((screen, index) =>
    sites
      .filter((site) => isOn(screen, site))
      .map((site, place) => {
        const at = index + place;
        return { screen, site, layout: views, axe: { light: viewAt(at), dark: viewAt(at + 1) }, focus: focusViews };
      }),
  );

/** Gives that one of some sites which was given least so far; of several, the next in turn. */
function createRotation<Site extends VisitedSite>(sites: readonly Site[]): (able: readonly Site[]) => Site {
  const given = new Map(sites.map(({ key }) => [key, 0]));
  return (able) => {
    const site = able.reduce((least, one) => (given.get(one.key)! < given.get(least.key)! ? one : least));
    given.set(site.key, given.get(site.key)! + 1);
    return site;
  };
}
