import path from 'node:path';
import { createTreeHasher } from '../../lib/hashTree.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { loadCatalogue } from '../config/resolve/loadCatalogue.ts';
import { contentPath, storeFolder } from '../output/cacheFolders.ts';
import { readManifest } from '../output/readManifest.ts';
import { readPictureSets } from '../pictures/themedPictureSets.ts';
import { listSwitchedOffFeatures } from '../plan/listSwitchedOffFeatures.ts';
import { planBuild } from '../plan/planBuild.ts';
import type { BuildOptions, BuildReport } from './buildOptions.ts';
import { createSiteKeys, readBuiltSite } from './buildSite.ts';
import { isKept } from './keptSites.ts';
import { readLastBuild } from './lastBuild.ts';
import { openCache } from './openCache.ts';

const CONCURRENT_READS = 16;

/** A site of a plan, and how a build would treat it. */
export interface PlannedSite {
  host: string;
  siteId: number;
  locales: readonly string[];
  /** Whether it would be taken from the cache. */
  isCached: boolean;
  /** Whether dist has it already in the form that a build would give it. */
  isInDist: boolean;
}

export interface Plan extends Pick<BuildReport, 'environment' | 'switchedOff' | 'switchedTo' | 'remoteCacheFailure'> {
  sites: readonly PlannedSite[];
  /** Hosts of sites that dist has and would lose. */
  gone: readonly string[];
}

/**
 * Checks what a build would check, and lists the sites that it would build, that it would take from the cache, that
 * `dist` has already, and that `dist` would lose. Writes nothing to `dist`.
 */
export async function dryRun(root: string, options: BuildOptions): Promise<Plan> {
  const { filter, compressed, dist, keepsOtherSites = false } = options;
  const plan = planBuild(await loadCatalogue(root, { brands: filter.brands }), filter);
  readPictureSets(root, [...new Set(plan.sites.map(({ brand }) => brand))]);
  const { cache, cacheFolder, remote } = await openCache(root, options);
  const keyOf = createSiteKeys(root, plan, createTreeHasher(root), compressed);
  const inDist = readManifest(dist)?.sites ?? [];
  const released = new Map(inDist.map(({ host, digest }) => [host, digest]));
  const planned = new Set(plan.sites.map(({ host }) => host));
  const rules = { filter, brokenBrands: new Set<string>(), keepsOtherSites };
  const gone = inDist.filter((site) => !planned.has(site.host) && !isKept(site, rules)).map(({ host }) => host);
  const sites = await mapLimit(plan.sites, CONCURRENT_READS, async (site): Promise<PlannedSite> => {
    const { host, values } = site;
    const found = await readBuiltSite(cache, keyOf(site).all);
    const isInDist = found !== undefined && released.get(host) === found.digest;
    return { host, siteId: values.siteId, locales: values.locales, isCached: found !== undefined, isInDist };
  });
  const { switchedTo } = await readLastBuild(cache, dist, contentPath(path.join(cacheFolder, storeFolder)));
  const remoteCacheFailure = await remote?.finish();
  return {
    environment: plan.environmentName,
    sites,
    gone,
    switchedOff: listSwitchedOffFeatures(plan.sites),
    ...(switchedTo !== undefined && { switchedTo }),
    ...(remoteCacheFailure !== undefined && { remoteCacheFailure }),
  };
}
