import path from 'node:path';
import { toSandboxOptions } from './backend/sandbox/toSandboxOptions.ts';
import { assertProjectPath } from './build/compile/projectPath.ts';
import { loadCatalogue } from './build/config/resolve/loadCatalogue.ts';
import { planBuild } from './build/plan/planBuild.ts';
import { runBuild } from './build/release/runBuild.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { defaultCacheFolder } from './lib/cache.ts';
import { runEntry } from './lib/runEntry.ts';
import { serveSite } from './local/serve/serveSite.ts';
import { addSiteOptions, readSiteOptions } from './local/serve/siteOptions.ts';

/** Width of the address column, in characters. */
const ADDRESS_WIDTH = 36;
const root = path.resolve(import.meta.dirname, '..');

/** Builds and serves one site until its process is interrupted. */
export async function start(io: CommandIo): Promise<number> {
  const { console } = io;
  const command = new Command('npm start --', io)
    .description('Builds one site for the sandbox, serves it together with the sandbox and prints a way in.')
    .option('--env <environment>', 'which back ends it talks to', 'sandbox');
  const { port, filter } = readSiteOptions(addSiteOptions(command, 'lindavelle').parse());
  assertProjectPath(root);
  const { values, host } = planBuild(await loadCatalogue(root, { brands: filter.brands }), filter).sites[0]!;

  // One folder per site, so that several can be served at the same time.
  const dist = path.join(defaultCacheFolder(root), 'start', filter.environment, host);
  console.log(`Building ${host} for ${filter.environment} …`);
  await runBuild(root, { filter, dist, compressed: false });
  const site = await serveSite(path.join(dist, host), port);
  console.log(`\n${values.name} (${host}) is at ${site.origin}`);
  if (values.sandbox) {
    const { startSandbox } = await import('./backend/sandbox/startSandbox.ts');
    const sandbox = await startSandbox(toSandboxOptions(values, site.origin));
    console.log(`The sandbox is at ${sandbox.origin}: mail, accounts and recorded requests.\n\nA way in:`);
    for (const { email, line } of sandbox.accounts) console.log(`  ${email.padEnd(ADDRESS_WIDTH)}  ${line}`);
    console.log(`The password of all of them: ${sandbox.accounts[0]!.password}`);
  }
  console.log('\nCtrl+C stops it.');
  return new Promise<number>((resolve) => process.once('SIGINT', () => resolve(0)));
}

if (import.meta.main) await runEntry(start);
