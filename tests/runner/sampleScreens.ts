import type { TestProject } from './TestProject.ts';

/** How many screens are checked for a change that every page shows. */
const SAMPLE_SIZE = 6;

type Screens = TestProject['screens'];

/** These screens, filled up with others whose routes are far apart. */
export const sampleScreens = (first: Screens, all: Screens): Screens => [
  ...first,
  ...orderBySpread(all)
    .filter((screen) => !first.includes(screen))
    .slice(0, Math.max(0, SAMPLE_SIZE - first.length)),
];

/** Orders all screens so that the first ones are spread over the routes: one of each route, then the next of each. */
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
