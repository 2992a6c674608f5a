import type { Manifest, ManifestSite } from '../output/manifest.ts';

/** The sites to roll back; of all kinds empty for all sites. */
export interface RollbackFilter {
  brands: readonly string[];
  domains: readonly string[];
  hosts: readonly string[];
}

/** Result of a rollback. */
export interface Rollback {
  /** The release that dist led to before. */
  from: string;
  /** The release that the sites are from now. */
  to: string;
  /** The release that dist leads to now: another one than `to` if only some sites are from that. */
  release: string;
  /** The hosts whose site is another one now. */
  hosts: readonly string[];
}

/** Whether a site is one of those to roll back. */
export const isSelected = (
  { brands, domains, hosts }: RollbackFilter,
  { brand, domain, host }: ManifestSite,
): boolean =>
  (brands.length === 0 || brands.includes(brand)) &&
  (domains.length === 0 || domains.includes(domain)) &&
  (hosts.length === 0 || hosts.includes(host));

/** Lists the selected hosts whose site is not the same in two releases, or is in one of them only. */
export function listDifferent(current: Manifest, former: Manifest, filter: RollbackFilter): string[] {
  const digestsOf = ({ sites }: Manifest) =>
    new Map(sites.filter((site) => isSelected(filter, site)).map(({ host, digest }) => [host, digest]));
  const [now, then] = [digestsOf(current), digestsOf(former)];
  return [...new Set([...now.keys(), ...then.keys()])].filter((host) => now.get(host) !== then.get(host)).sort();
}
