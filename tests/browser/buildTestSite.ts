import { existsSync } from 'node:fs';
// Playwright keeps only the transpiled code of its main process's imports; runBuild.ts imports these on demand.
import '../../scripts/build/output/trimCache.ts';
import '../../scripts/build/release/buildRelease.ts';
import { runBuild } from '../../scripts/build/release/runBuild.ts';
import { portsOf, projectRoot, releaseFolderOf, type TestSite } from './testPortsAndFolders.ts';

/** Builds a site for a worker's sandbox as a release, unless this run has built it; returns the release's folder. */
export async function buildTestSite(site: TestSite, worker: number): Promise<string> {
  const dist = releaseFolderOf(site, worker);
  const { sandboxPort } = portsOf(site, worker);
  const filter = { brands: [site.brand], domains: [site.domain], environment: 'sandbox', sandboxPort };
  if (!existsSync(dist)) await runBuild(projectRoot, { filter, dist, compressed: false });
  return dist;
}
