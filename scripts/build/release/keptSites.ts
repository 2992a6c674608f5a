import path from 'node:path';
import { formatCount } from '../../lib/formatCount.ts';
import { UsageError } from '../../lib/problem.ts';
import type { ContentStore } from '../output/contentStore.ts';
import { hostOfHostingFile, importSites, readManifest, type SitesOfRelease } from '../output/importSites.ts';
import type { ManifestSite } from '../output/manifest.ts';
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
export const isKept = (
  { brand, domain }: ManifestSite,
  { filter, brokenBrands, keepsOtherSites }: Pick<KeepRules, 'filter' | 'brokenBrands' | 'keepsOtherSites'>,
): boolean => (isSelected(filter, brand, domain) ? brokenBrands.has(brand) : keepsOtherSites);

const describeSites = (dist: string, sites: readonly ManifestSite[]) =>
  `${path.basename(dist)} holds ${formatCount(sites.length, 'site')}`;

/**
 * Imports the sites that stay from the release in `dist`. Throws a UsageError if they are for another environment, or
 * if a shard, which is a release of its own, would remove sites.
 */
export async function importKeptSites(dist: string, rules: KeepRules, store: ContentStore): Promise<SitesOfRelease> {
  const { filter, environment, hosts, keepsOtherSites, brokenBrands } = rules;
  const empty = { version: 1 as const, sites: [], hosting: [] };
  const isWhole = filter.brands.length === 0 && filter.domains.length === 0 && !filter.shard;
  if ((isWhole || !keepsOtherSites) && brokenBrands.size === 0) return { sites: [], hosting: [], files: 0, bytes: 0 };
  const manifest = (await readManifest(dist)) ?? empty;
  const lost = manifest.sites.filter(({ host }) => !hosts.has(host));
  if (filter.shard && keepsOtherSites && lost.length > 0) {
    throw new UsageError(
      `${describeSites(dist, lost)} that this shard leaves out, such as ${lost[0]!.host}; choose another folder with --out`,
    );
  }
  const kept = filter.shard ? [] : manifest.sites.filter((site) => isKept(site, rules));
  const foreign = kept.filter((site) => site.environment !== environment);
  if (foreign.length > 0) {
    throw new UsageError(
      `${describeSites(dist, foreign)} for ${foreign[0]!.environment}, such as ${foreign[0]!.host}; this build is for ${environment}: choose another folder with --out`,
    );
  }
  const keptHosts = new Set(kept.flatMap(({ host, otherHosts = [] }) => [host, ...otherHosts]));
  const hosting = manifest.hosting.filter((file) => keptHosts.has(hostOfHostingFile(file)));
  const part = { dist, name: path.basename(dist), sites: kept, hosting };
  return importSites(part, store, 'build all sites, or choose another folder with --out');
}
