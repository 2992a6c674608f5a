import type { SiteValues } from '../../app/site/SiteValues.ts';
import { sampleSiteValues } from './sampleSiteValues.ts';

/** Sets the values that a build compiles in, for unit tests of the app; must run before the app is imported. */
export function setSiteValues(overrides: Partial<SiteValues> = {}): void {
  (globalThis as { __SITE__?: SiteValues }).__SITE__ = sampleSiteValues(overrides);
}

setSiteValues();
