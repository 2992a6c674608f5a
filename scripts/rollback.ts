import path from 'node:path';
import { rollbackRelease } from './build/release/rollbackRelease.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { formatCount } from './lib/formatCount.ts';
import { runEntry } from './lib/runEntry.ts';
import { runFollower } from './lib/runFollower.ts';
import { splitList } from './lib/splitList.ts';

interface Options {
  to?: string;
  brand: string[];
  domain: string[];
  host: string[];
  reason?: string;
  approvedBy?: string;
  out: string;
  then?: string;
  cache?: string;
  json?: boolean;
  root: string;
}

/** Goes back to a former release. */
export async function rollback(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = new Command('npm run rollback --', io)
    .description(
      'Makes dist lead to a former release again, or some sites of it be as they were there. Builds nothing.',
    )
    .option('--to <release>', 'the release, as npm run releases names it (default: the last one before that differs)')
    .option('--brand <slugs>', 'only these brands, separated by commas', splitList, [])
    .option('--domain <domains>', 'only these domains, separated by commas', splitList, [])
    .option('--host <hosts>', 'only these hosts, separated by commas', splitList, [])
    .option('--reason <text>', 'why, for the log')
    .option('--approved-by <name>', 'who has agreed, for the log')
    .option('--out <folder>', 'where the sites are', 'dist')
    .option('--then <command>', 'run this afterwards, such as the reload of a server')
    .option('--cache <folder>', 'where contents are stored (default: .cache)')
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project whose sites these are', path.resolve(import.meta.dirname, '..'))
    .parse()
    .opts<Options>();
  const { out, reason, approvedBy, to, brand: brands, domain: domains, host: hosts } = options;
  const done = await rollbackRelease(path.resolve(cwd, options.root), {
    dist: path.resolve(cwd, out),
    ...(options.cache !== undefined && { cacheFolder: path.resolve(cwd, options.cache) }),
    filter: { brands, domains, hosts },
    to,
    ...(reason !== undefined && { reason }),
    ...(approvedBy !== undefined && { approvedBy }),
  });
  const what = `${formatCount(done.hosts.length, 'site')} of ${out}`;
  if (options.json) console.log(JSON.stringify({ ok: true, ...done }));
  else console.log(`${what} ${done.hosts.length === 1 ? 'is' : 'are'} as in ${done.to} again; before: ${done.from}.`);
  const isFollowed = options.then === undefined || runFollower(options.then, `${out} is rolled back`, io);
  return isFollowed ? 0 : 1;
}

if (import.meta.main) await runEntry(rollback);
