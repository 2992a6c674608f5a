import type { Catalogue } from '../config/schema/catalogue.ts';
import { publicSiteOf } from '../config/schema/siteHosts.ts';

/** Writes a line for each site with a host of its own but the public site of the pattern, which is seldom intended. */
export const listPublicSiteQuestions = ({ config, brands }: Pick<Catalogue, 'config' | 'brands'>): string[] =>
  Object.values(config.environments)
    .filter(({ ownHosts }) => ownHosts)
    .flatMap((environment) =>
      brands.flatMap(({ slug, domains }) =>
        domains
          .filter(({ host, publicSite }) => host !== undefined && publicSite === undefined)
          .map((site) => {
            const { domain, host } = site;
            const address = publicSiteOf(environment, slug, site);
            return `brands/${slug}/brand.json: is ${address} the public site of ${host}? If not, write "publicSite" beside "host" in "${domain}"; if so, too, and the question is answered`;
          }),
      ),
    );
