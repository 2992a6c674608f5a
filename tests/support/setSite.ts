import type { SiteValues } from '../../app/site/SiteValues.ts';
import { sampleSite } from './sampleSite.ts';

/** Gives unit tests of the app the values that the build would have compiled in; must run before the app is imported. */
export function setSite(overrides: Partial<SiteValues> = {}): void {
  (globalThis as { __SITE__?: SiteValues }).__SITE__ = sampleSite(overrides);
}

setSite();
