import { sampleSites } from '../../scripts/local/screenshots/sampleSites.ts';
import type { Screen } from '../../scripts/local/screenshots/screens/Screen.ts';
import { isAvailable, screens } from '../../scripts/local/screenshots/screens/screens.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { planAllScreenChecks, planScreenChecks } from './planScreenChecks.ts';

/** Names of the screens to check; all, if empty. */
const requestedScreens = process.env.SCREENS?.split(',') ?? [];
export const isRequested = ({ name }: Screen): boolean =>
  requestedScreens.length === 0 || requestedScreens.includes(name);
const plan = isFullMatrix ? planAllScreenChecks : planScreenChecks;

/** The checks of this run, as MATRIX and SCREENS of the environment choose them. */
export const requestedScreenChecks = plan(screens, sampleSites, isAvailable).filter(({ screen }) =>
  isRequested(screen),
);
