import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBuild } from '../../scripts/pipeline/runBuild.ts';
import { startSandbox } from '../../scripts/sandbox/startSandbox.ts';
import { serveSite } from '../../scripts/serve/serveSite.ts';
import { type JourneySite, originOf, sites } from './sites.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Those of the projects that the command line names (`--project german`); all of them when it names none. */
function pickSites(args: readonly string[]): JourneySite[] {
  const named = args.flatMap((arg, index) => {
    if (arg === '--project') return [args[index + 1]];
    return arg.startsWith('--project=') ? [arg.slice('--project='.length)] : [];
  });
  return sites.filter(({ key }) => named.length === 0 || named.includes(key));
}

/** Builds the sites for the sandbox as a release would be, serves them with a sandbox each; gives the way to stop. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matchpress-journeys-'));
  const stops: (() => Promise<void>)[] = [];
  for (const site of pickSites(process.argv)) stops.push(...(await open(site, path.join(folder, site.key))));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await rm(folder, { recursive: true, force: true });
  };
}

async function open(site: JourneySite, dist: string): Promise<(() => Promise<void>)[]> {
  const { brand, domain, port, sandboxPort, country, locale } = site;
  const filter = { brands: [brand], domains: [domain], environment: 'sandbox', sandboxPort };
  await runBuild(root, { filter, dist, compressed: true });
  const sandbox = await startSandbox({ port: sandboxPort, country, locale, siteOrigin: originOf(site) });
  const server = await serveSite(path.join(dist, `members.${brand}.${domain}.example`), port);
  return [() => sandbox.close(), () => server.close()];
}
