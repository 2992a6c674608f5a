import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBuild } from '../../scripts/pipeline/runBuild.ts';
import { startSandbox } from '../../scripts/sandbox/startSandbox.ts';
import { serveSite } from '../../scripts/serve/serveSite.ts';
import { journeySites } from './sites.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the three sites for the sandbox as a release would be, serves them and the sandbox; gives the way to stop. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matchpress-journeys-'));
  const dist = path.join(folder, 'dist');
  const filter = {
    brands: journeySites.map(({ brand }) => brand),
    domains: [...new Set(journeySites.map(({ domain }) => domain))],
    environment: 'sandbox',
  };
  await runBuild(root, { filter, dist, compressed: true });
  const sandbox = await startSandbox({ port: 4310 });
  const servers = await Promise.all(
    journeySites.map(({ brand, domain, port }) =>
      serveSite(path.join(dist, `members.${brand}.${domain}.example`), port),
    ),
  );
  return async () => {
    await Promise.all([sandbox.close(), ...servers.map((server) => server.close())]);
    await rm(folder, { recursive: true, force: true });
  };
}
