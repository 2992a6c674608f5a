import { missingFeaturesOf } from '../../scripts/screenshots/screens/missingFeatures.ts';
import { isAvailable, screens } from '../../scripts/screenshots/screens/screens.ts';
import { testSites } from '../browser/testSites.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { planAllScreenChecks, planScreenChecks } from './planScreenChecks.ts';

/** Names of the screens to look at; all, if none. */
const requestedScreens = process.env.SCREENS?.split(',') ?? [];
const plan = isFullMatrix ? planAllScreenChecks : planScreenChecks;

/** What this run of the browser tests looks at, as MATRIX and SCREENS of the environment say. */
export const screenChecks = plan(screens, testSites, (screen, site) =>
  isAvailable(screen, missingFeaturesOf(site)),
).filter(({ screen }) => requestedScreens.length === 0 || requestedScreens.includes(screen.name));
