import { existsSync } from 'node:fs';
import { runBuild } from '../../scripts/pipeline/runBuild.ts';
import { type JourneySite, portsOf, releaseOf, root } from './sites.ts';

/** Builds a site for a worker's sandbox, as a release would be, unless that is there already; gives the release's folder. */
export async function buildFor(site: JourneySite, worker: number): Promise<string> {
  const dist = releaseOf(site, worker);
  const { sandboxPort } = portsOf(site, worker);
  const filter = { brands: [site.brand], domains: [site.domain], environment: 'sandbox', sandboxPort };
  if (!existsSync(dist)) await runBuild(root, { filter, dist, compressed: false });
  return dist;
}
