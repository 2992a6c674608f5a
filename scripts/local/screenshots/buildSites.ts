import path from 'node:path';
import { loadCatalogue } from '../../build/config/resolve/loadCatalogue.ts';
import { type BuildFilter, planBuild, type Site } from '../../build/plan/planBuild.ts';
import { runBuild } from '../../build/release/runBuild.ts';
import { defaultCacheFolder } from '../../lib/cache.ts';
import { formatCount } from '../../lib/formatCount.ts';
import { freePort } from '../serve/startServer.ts';

/** Port of the sandbox, outside those of `npm start` and of the tests. */
const SANDBOX_PORT = 4480;

export interface BuiltSite {
  site: Site;
  /** The release that holds the site's folder. */
  dist: string;
}

/**
 * Builds sites for the sandbox into the cache.
 *
 * @param filter brands and domains; empty lists mean all
 * @param pickSites chooses among the sites of the filter
 * @param onProgress is called with a short phrase before each build
 */
export async function buildSites(
  root: string,
  filter: Pick<BuildFilter, 'brands' | 'domains'>,
  pickSites: (sites: readonly Site[]) => readonly Site[],
  onProgress: (phrase: string) => void = () => {},
): Promise<BuiltSite[]> {
  const catalogue = await loadCatalogue(root, { brands: filter.brands });
  const environment = { environment: 'sandbox', sandboxPort: await freePort(SANDBOX_PORT) };
  const sites = pickSites(planBuild(catalogue, { ...filter, ...environment }).sites);
  const distOf = (domain: string) => path.join(defaultCacheFolder(root), 'screenshots', domain);
  for (const group of groupBuilds(sites)) {
    const domain = group.domains[0]!;
    onProgress(`Building ${formatCount(group.brands.length, 'site')} under ${domain}`);
    await runBuild(root, { filter: { ...group, ...environment }, dist: distOf(domain), compressed: false });
  }
  return sites.map((site) => ({ site, dist: distOf(site.domain.domain) }));
}

/** Groups sites into one build for each domain; together these build exactly these sites. */
export const groupBuilds = (sites: readonly Site[]): Pick<BuildFilter, 'brands' | 'domains'>[] =>
  Array.from(
    Map.groupBy(sites, ({ domain }) => domain.domain),
    ([domain, group]) => ({ brands: group.map(({ brand }) => brand.slug), domains: [domain] }),
  );
