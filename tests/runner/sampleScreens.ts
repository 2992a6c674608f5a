import type { TestProject } from './TestProject.ts';

/** How many screens are looked at for what every page shows. */
const SAMPLE_SIZE = 6;

type Screens = TestProject['screens'];

/** The first ones, filled up with such others as lie far apart. */
export const sampleScreens = (first: Screens, all: Screens): Screens => [
  ...first,
  ...orderBySpread(all)
    .filter((screen) => !first.includes(screen))
    .slice(0, Math.max(0, SAMPLE_SIZE - first.length)),
];

/** All screens in such an order that any first few of them lie as far apart as can be: one of each route, then the next. */
function orderBySpread(screens: Screens): Screens {
  const byRoute = Map.groupBy(screens, ({ route }) => route);
  const rounds: Screens[number][][] = [];
  for (const group of byRoute.values()) {
    for (const [round, screen] of group.entries()) rounds[round] = [...(rounds[round] ?? []), screen];
  }
  const [first = [], ...others] = rounds;
  const step = first.length / SAMPLE_SIZE;
  const picked = first.length > SAMPLE_SIZE ? first.filter((_, index) => index % step < 1) : first;
  return [...picked, ...first.filter((screen) => !picked.includes(screen)), ...others.flat()];
}
