import { loadCatalogue } from '../config/loadCatalogue.ts';
import { createTreeHasher } from '../lib/hashTree.ts';
import { mapLimit } from '../lib/mapLimit.ts';
import { readPictureSets } from '../pictures/pictureSets.ts';
import { listSwitchedOff } from '../plan/listSwitchedOff.ts';
import { planBuild } from '../plan/planBuild.ts';
import type { BuildOptions } from './buildOptions.ts';
import { createSiteKeys } from './buildSite.ts';
import { openCache } from './openCache.ts';

const CONCURRENT_READS = 16;

/**
 * Checks what a build would check, and tells which sites it would build: those that it would take from the cache are
 * marked. Writes nothing to `dist`.
 */
export async function dryRun(root: string, options: BuildOptions) {
  const { filter, compressed } = options;
  const plan = planBuild(await loadCatalogue(root, { brands: filter.brands }), filter);
  readPictureSets(root, [...new Set(plan.sites.map(({ brand }) => brand))]);
  const { cache, remote } = await openCache(root, options);
  const keyOf = createSiteKeys(plan, createTreeHasher(root), compressed);
  const sites = await mapLimit(plan.sites, CONCURRENT_READS, async (site) => {
    const { host, values } = site;
    const isCached = (await cache.read('site', keyOf(site))) !== undefined;
    return { host, siteId: values.siteId, locales: values.locales, isCached };
  });
  const remoteCacheFailure = await remote?.finish();
  const failure = remoteCacheFailure === undefined ? {} : { remoteCacheFailure };
  return { environment: plan.environmentName, sites, switchedOff: listSwitchedOff(plan.sites), ...failure };
}
