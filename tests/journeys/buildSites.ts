import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { runBuild } from '../../scripts/pipeline/runBuild.ts';
import { type JourneySite, journeySites, portsOf, releaseOf, releasesVariable, sites } from './sites.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Which sites the projects that the command line names (`--project german`) need; all of them when it names none. */
function pickSites(args: readonly string[]): readonly JourneySite[] {
  const named = args.flatMap((arg, index) => {
    if (arg === '--project') return [args[index + 1]];
    return arg.startsWith('--project=') ? [arg.slice('--project='.length)] : [];
  });
  if (named.length === 0 || named.some((name) => name?.startsWith('look'))) return sites;
  return journeySites.filter(({ key }) => named.includes(key));
}

/** Builds each site once for each worker's sandbox, as a release would be; gives the way to remove them. */
export default async function buildSites({ workers }: FullConfig): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matchpress-journeys-'));
  process.env[releasesVariable] = folder;
  for (const site of pickSites(process.argv)) {
    for (let worker = 0; worker < workers; worker++) {
      const { sandboxPort } = portsOf(site, worker);
      const filter = { brands: [site.brand], domains: [site.domain], environment: 'sandbox', sandboxPort };
      await runBuild(root, { filter, dist: releaseOf(site, worker), compressed: false });
    }
  }
  return () => rm(folder, { recursive: true, force: true });
}
