import type { SiteValues } from './SiteValues.ts';

/**
 * The values of this site.
 *
 * The build replaces every read `site.x` by the value itself, so that conditions fold and dead branches and their
 * chunks are removed. Therefore `site` may only be read as `site.x`, where the value is used: copying, destructuring,
 * computed keys and assignment stop the build.
 *
 * Unit tests set the values with `setSiteValues` of tests/support.
 */
export const site: SiteValues = (globalThis as { __SITE__?: SiteValues }).__SITE__ as SiteValues;
