import { domainNames } from '../../../brands/schema.ts';
import type { BuildFilter, Site } from '../../plan/planBuild.ts';

/** The sites to show: those of the domains that were asked for, else the first of each brand. In the order of slugs. */
export function pickSites(sites: readonly Site[], domains: readonly string[]): Site[] {
  const shown = domains.length > 0 ? sites : sites.filter(({ brand, domain }) => domain === brand.domains[0]);
  return shown.toSorted(
    (a, b) =>
      Number(a.brand.slug > b.brand.slug) - Number(a.brand.slug < b.brand.slug) ||
      domainNames.indexOf(a.domain.domain) - domainNames.indexOf(b.domain.domain),
  );
}

/** A build for each domain: together they hold these sites and no others. */
export const groupBuilds = (sites: readonly Site[]): Pick<BuildFilter, 'brands' | 'domains'>[] =>
  Array.from(
    Map.groupBy(sites, ({ domain }) => domain.domain),
    ([domain, group]) => ({ brands: group.map(({ brand }) => brand.slug), domains: [domain] }),
  );
