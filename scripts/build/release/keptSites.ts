import path from 'node:path';
import { formatCount } from '../../lib/formatCount.ts';
import { UsageError } from '../../lib/problem.ts';
import type { ContentStore } from '../output/contentStore.ts';
import { importSites, type SitesOfRelease } from '../output/importSites.ts';
import type { ManifestSite } from '../output/manifest.ts';
import { assertReadableVersion, readManifest } from '../output/readManifest.ts';
import { type BuildFilter, isSelected } from '../plan/planBuild.ts';

/** Rules for the sites of the release in a dist that stay as they are. */
interface KeepRules {
  /** The sites that are built, and their environment. */
  filter: BuildFilter;
  environment: string;
  hosts: ReadonlySet<string>;
  /** The brands that are not built, because they have mistakes. */
  brokenBrands: ReadonlySet<string>;
  /** Whether the sites that the filter does not select stay. */
  keepsOtherSites: boolean;
}

/** Whether a site of the release in a dist stays as it is. */
const isKept = (
  { brand, domain }: ManifestSite,
  { filter, brokenBrands, keepsOtherSites }: Pick<KeepRules, 'filter' | 'brokenBrands' | 'keepsOtherSites'>,
): boolean => (isSelected(filter, brand, domain) ? brokenBrands.has(brand) : keepsOtherSites);

const BUILD_ALL = 'build all sites, or choose another folder with --out';

const describeSites = (dist: string, sites: readonly ManifestSite[]) =>
  `${path.basename(dist)} holds ${formatCount(sites.length, 'site')}`;

/**
 * Imports the sites that stay from the release in `dist`. Throws a UsageError if they are for another environment, or
 * if a shard, which is a release of its own, would remove sites.
 */
export async function importKeptSites(dist: string, rules: KeepRules, store: ContentStore): Promise<SitesOfRelease> {
  const { filter, environment, hosts, keepsOtherSites, brokenBrands } = rules;
  const isWhole = filter.brands.length === 0 && filter.domains.length === 0 && !filter.shard;
  if ((isWhole || !keepsOtherSites) && brokenBrands.size === 0) return { sites: [], hosting: [] };
  assertReadableVersion(dist, BUILD_ALL);
  const sites = readManifest(dist)?.sites ?? [];
  const lost = sites.filter(({ host }) => !hosts.has(host));
  if (filter.shard && keepsOtherSites && lost.length > 0) {
    throw new UsageError(
      `${describeSites(dist, lost)} that this shard leaves out, such as ${lost[0]!.host}; choose another folder with --out`,
    );
  }
  const kept = filter.shard ? [] : sites.filter((site) => isKept(site, rules));
  const foreign = kept.filter((site) => site.environment !== environment);
  if (foreign.length > 0) {
    throw new UsageError(
      `${describeSites(dist, foreign)} for ${foreign[0]!.environment}, such as ${foreign[0]!.host}; this build is for ${environment}: choose another folder with --out`,
    );
  }
  return importSites({ dist, name: path.basename(dist), sites: kept }, store, BUILD_ALL);
}
