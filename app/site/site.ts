import type { SiteValues } from './SiteValues.ts';

/**
 * The compiled-in values of this site: the only door to them.
 *
 * The build replaces every read `site.x` by the value itself, so that conditions fold and dead branches and their
 * chunks vanish. That is why `site` may only be read as `site.x`, directly, where the value is used: copying,
 * destructuring, computed keys and assignment stop the build.
 *
 * In unit tests the build does not run; they set the values with `setSiteValues` of tests/support.
 */
export const site: SiteValues = (globalThis as { __SITE__?: SiteValues }).__SITE__ as SiteValues;
