import path from 'node:path';
import { loadTarget } from './build/config/resolve/loadTarget.ts';
import { contentPath, storeFolder } from './build/output/cacheFolders.ts';
import type { Rollback } from './build/release/rollbackFilter.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { defaultCacheFolder } from './lib/cache.ts';
import { formatCount } from './lib/formatCount.ts';
import { startProgress } from './lib/progress.ts';
import { runEntry } from './lib/runEntry.ts';
import { runFollower } from './lib/runFollower.ts';
import { splitList } from './lib/splitList.ts';

interface Options {
  at?: string;
  to?: string;
  brand: string[];
  domain: string[];
  host: string[];
  reason?: string;
  approvedBy?: string;
  takeOver?: true;
  out: string;
  then?: string;
  cache?: string;
  json?: boolean;
  root: string;
}

/** Folders that a rollback reads and writes. */
interface Folders {
  root: string;
  dist: string;
  cacheFolder: string;
}

const toFilter = ({ brand: brands, domain: domains, host: hosts }: Options) => ({ brands, domains, hosts });

const toNote = ({ reason, approvedBy }: Options) => ({
  ...(reason !== undefined && { reason }),
  ...(approvedBy !== undefined && { approvedBy }),
});

/** Rolls back a dist; imports what changes it only then, because members wait. */
async function rollbackDist(options: Options, { root, ...folders }: Folders): Promise<Rollback> {
  const { rollbackRelease } = await import('./build/release/rollbackRelease.ts');
  return rollbackRelease(root, { ...folders, filter: toFilter(options), to: options.to, ...toNote(options) });
}

/** Rolls back a target; imports what reaches it only then. */
async function rollbackAt(to: string, options: Options, folders: Folders, io: CommandIo): Promise<Rollback> {
  const [{ rollbackTarget }, { openShipStore }, { openMachines }] = await Promise.all([
    import('./release-tools/releases/rollbackTarget.ts'),
    import('./release-tools/ship/readDist.ts'),
    import('./release-tools/ship/targets/openMachines.ts'),
  ]);
  const target = await loadTarget(folders.root, to);
  const since = new Date().toISOString();
  const takesOver = options.takeOver ?? false;
  const store = { pathOf: contentPath(path.join(folders.cacheFolder, storeFolder)) };
  const machines = await openMachines(target, { env: io.env, store, locks: true, takesOver, since });
  const progress = startProgress(io.stderr);
  const report = (phrase: string) => progress.report(phrase);
  try {
    // The record of the last build takes a second to read.
    const openStore = () => openShipStore(folders.root, folders);
    const run = {
      to,
      target,
      machines,
      openStore,
      since,
      note: { act: 'rollback' as const, ...toNote(options) },
      report,
      tell: () => {},
    };
    return await rollbackTarget({ ...folders, ...run, filter: toFilter(options), wanted: options.to });
  } finally {
    progress.clear();
    await Promise.all(machines.map((machine) => machine.close()));
  }
}

/** Goes back to a former release. */
export async function rollback(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = new Command('npm run rollback --', io)
    .description('Makes dist or a target be as in a former release again, or some sites of it. Builds nothing.')
    .option('--at <target>', 'what a target of build.config.ts serves, in place of dist')
    .option('--to <release>', 'the release, as npm run releases names it (default: the last one before that differs)')
    .option('--brand <slugs>', 'only these brands, separated by commas', splitList, [])
    .option('--domain <domains>', 'only these domains, separated by commas', splitList, [])
    .option('--host <hosts>', 'only these hosts, separated by commas', splitList, [])
    .option('--reason <text>', 'why, for the log')
    .option('--approved-by <name>', 'who has agreed, for the log')
    .option('--take-over', 'take the lock of a run to the target that is dead')
    .option('--out <folder>', 'where the sites are', 'dist')
    .option('--then <command>', 'run this afterwards, such as the reload of a server')
    .option('--cache <folder>', 'where contents are stored (default: .cache)')
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project whose sites these are', path.resolve(import.meta.dirname, '..'))
    .parse()
    .opts<Options>();
  const { out, at } = options;
  const [root, dist] = [path.resolve(cwd, options.root), path.resolve(cwd, out)];
  const cacheFolder = options.cache === undefined ? defaultCacheFolder(root) : path.resolve(cwd, options.cache);
  const folders = { root, dist, cacheFolder };
  const done = await (at === undefined ? rollbackDist(options, folders) : rollbackAt(at, options, folders, io));
  const what = `${formatCount(done.hosts.length, 'site')} of ${at ?? out}`;
  if (options.json) console.log(JSON.stringify({ ok: true, ...done }));
  else console.log(`${what} ${done.hosts.length === 1 ? 'is' : 'are'} as in ${done.to} again; before: ${done.from}.`);
  const isFollowed = options.then === undefined || runFollower(options.then, `${at ?? out} is rolled back`, io);
  return isFollowed ? 0 : 1;
}

if (import.meta.main) await runEntry(rollback);
