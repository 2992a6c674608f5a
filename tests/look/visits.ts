import { sites } from '../journeys/sites.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { allVisits, chooseVisits } from './chooseVisits.ts';
import { lacksOf } from './lacks.ts';
import { isOn, screens } from './screens/screens.ts';

/** Names of the screens to look at; all, if none. */
const wanted = process.env.SCREENS?.split(',') ?? [];
const choose = isFullMatrix ? allVisits : chooseVisits;

/** What this run of the browser tests looks at, as MATRIX and SCREENS of the environment say. */
export const visits = choose(screens, sites, (screen, site) => isOn(screen, lacksOf(site))).filter(
  ({ screen }) => wanted.length === 0 || wanted.includes(screen.name),
);
