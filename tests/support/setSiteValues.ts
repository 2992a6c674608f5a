import type { SiteValues } from '../../app/site/SiteValues.ts';
import { sampleSiteValues } from './sampleSiteValues.ts';

/** Gives unit tests of the app the values that the build would have compiled in; must run before the app is imported. */
export function setSiteValues(overrides: Partial<SiteValues> = {}): void {
  (globalThis as { __SITE__?: SiteValues }).__SITE__ = sampleSiteValues(overrides);
}

setSiteValues();
