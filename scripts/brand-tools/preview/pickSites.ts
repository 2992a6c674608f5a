import { domainNames } from '../../../brands/domains.ts';
import type { Site } from '../../build/plan/planBuild.ts';

/** Picks the sites to show: those under the requested domains, else the first of each brand; sorted by slug. */
export function pickSites(sites: readonly Site[], domains: readonly string[]): Site[] {
  const shown = domains.length > 0 ? sites : sites.filter(({ brand, domain }) => domain === brand.domains[0]);
  return shown.toSorted(
    (a, b) =>
      Number(a.brand.slug > b.brand.slug) - Number(a.brand.slug < b.brand.slug) ||
      domainNames.indexOf(a.domain.domain) - domainNames.indexOf(b.domain.domain),
  );
}
