import type { DomainName } from '../../../brands/domains.ts';
import type { Catalogue, ResolvedBrand } from '../../build/config/schema/catalogue.ts';
import { hostOfSite, otherHostsOfSite, publicSiteOf } from '../../build/config/schema/siteHosts.ts';

/** Address of one site of a brand in one environment. */
export interface SiteAddress {
  environment: string;
  /** Whether the environment takes the hosts that brands name themselves. */
  ownHosts: boolean;
  domain: DomainName;
  host: string;
  otherHosts: readonly string[];
  publicSite: string;
}

/** Lists the addresses of a brand's sites in every environment, if it had this slug. */
export const listSiteAddresses = (
  { config }: Catalogue,
  { domains }: Pick<ResolvedBrand, 'domains'>,
  slug: string,
): SiteAddress[] =>
  Object.entries(config.environments).flatMap(([name, environment]) =>
    domains.map((site) => ({
      environment: name,
      ownHosts: environment.ownHosts,
      domain: site.domain,
      host: hostOfSite(environment, slug, site),
      otherHosts: otherHostsOfSite(environment, site),
      publicSite: publicSiteOf(environment, slug, site),
    })),
  );
