import path from 'node:path';
import { loadTarget } from './build/config/resolve/loadTarget.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { defaultCacheFolder } from './lib/cache.ts';
import { runEntry } from './lib/runEntry.ts';
import { describeLog, describeReleases } from './release-tools/releases/describeReleases.ts';
import { listKeptReleases, type Releases } from './release-tools/releases/listKeptReleases.ts';
import { listTargetReleases } from './release-tools/releases/listTargetReleases.ts';
import { openShipStore } from './release-tools/ship/readDist.ts';
import { openMachines } from './release-tools/ship/targets/openMachines.ts';

interface Options {
  out: string;
  at?: string;
  cache?: string;
  log?: boolean;
  json?: boolean;
  root: string;
}

/** Lists the releases of each machine of a target, by its name. */
async function listAt(
  root: string,
  name: string,
  folders: { dist: string; cacheFolder: string },
  env: CommandIo['env'],
): Promise<[string, Releases][]> {
  const target = await loadTarget(root, name);
  const store = await openShipStore(root, folders);
  const machines = await openMachines(target, { env, store, locks: false, takesOver: false, since: '' });
  try {
    return await Promise.all(
      machines.map(async (machine): Promise<[string, Releases]> => [machine.name, await listTargetReleases(machine)]),
    );
  } finally {
    await Promise.all(machines.map((machine) => machine.close()));
  }
}

/** Lists the kept releases, or the log of all. */
export async function releases(io: CommandIo): Promise<number> {
  const { console, cwd, env } = io;
  const { out, at, log, json, root, cache } = new Command('npm run releases --', io)
    .description('Lists the releases that can be gone back to, and checks the log of what was published.')
    .option('--out <folder>', 'where the sites are', 'dist')
    .option('--at <target>', 'what is at a target of build.config.ts, in place of a folder')
    .option('--log', 'list who published and shipped what, when and why')
    .option('--cache <folder>', 'where contents are stored (default: .cache)')
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project whose targets count', path.resolve(import.meta.dirname, '..'))
    .parse()
    .opts<Options>();
  const project = path.resolve(cwd, root);
  const cacheFolder = cache === undefined ? defaultCacheFolder(project) : path.resolve(cwd, cache);
  const found =
    at === undefined
      ? [[out, await listKeptReleases(path.resolve(cwd, out))] as const]
      : await listAt(project, at, { dist: path.resolve(cwd, out), cacheFolder }, env);
  const ok = found.every(([, { damage }]) => damage.length === 0);
  if (json)
    console.log(JSON.stringify({ ok, ...(at === undefined ? found[0]![1] : { machines: Object.fromEntries(found) }) }));
  else
    for (const [place, listed] of found) {
      if (at !== undefined) console.log(`${place}:`);
      const lines = log ? describeLog(listed.log) : describeReleases(listed.releases);
      console.log(lines.length > 0 ? lines.join('\n') : `${place} has no ${log ? 'log' : 'release'} yet.`);
    }
  for (const [place, { damage }] of found)
    for (const one of damage) console.error(`The log of ${place} is damaged: ${one}.`);
  return ok ? 0 : 1;
}

if (import.meta.main) await runEntry(releases);
