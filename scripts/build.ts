import './lib/nativeMemory.ts';
import path from 'node:path';
import { Option } from 'commander';
import { parseShard } from './build/plan/parseShard.ts';
import { describeBuild, describePlan } from './build/release/describeBuild.ts';
import { buildInputs } from './build/release/lastBuild.ts';
import { runBuild } from './build/release/runBuild.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { parseSize } from './lib/parseSize.ts';
import { readPeakMemory } from './lib/peakMemory.ts';
import { formatProblems } from './lib/problem.ts';
import { isCacheAddress, readConnection } from './lib/remoteCacheConnection.ts';
import { runEntry } from './lib/runEntry.ts';
import { runFollower } from './lib/runFollower.ts';
import { splitList } from './lib/splitList.ts';

interface Options {
  brand: string[];
  domain: string[];
  env?: string;
  shard?: { index: number; count: number };
  out: string;
  keepGoing?: boolean;
  watch?: boolean;
  then?: string;
  dryRun?: boolean;
  json?: boolean;
  compress: boolean;
  cache: string[];
  cacheReadOnly?: boolean;
  cacheLimit?: number;
  sourcemaps?: string;
  root: string;
}

const collect = (value: string, before: readonly string[]) => [...before, value];

function toCacheOptions({ cache, cacheReadOnly = false, cacheLimit }: Options, { cwd, env }: CommandIo) {
  const address = cache.find(isCacheAddress);
  const folder = cache.find((one) => !isCacheAddress(one));
  return {
    ...(folder !== undefined && { cacheFolder: path.resolve(cwd, folder) }),
    ...(address !== undefined && { remoteCache: readConnection(address, env, cacheReadOnly) }),
    ...(cacheLimit !== undefined && { cacheLimit }),
  };
}

/** Builds the sites that are asked for. */
export async function build(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = new Command('npm run build --', io)
    .description('Builds every site of the catalogue, or those that are asked for, into dist.')
    .option('--brand <slugs>', 'only these brands, separated by commas', splitList, [])
    .option('--domain <domains>', 'only these domains, separated by commas', splitList, [])
    .option('--env <environment>', 'which back ends the sites talk to (default: as build.config.ts says)')
    .option('--shard <i/n>', 'only the i-th of n equal parts, which npm run merge joins', parseShard)
    .option('--out <folder>', 'where the sites go; of those that are there, the ones not asked for stay', 'dist')
    .option('--keep-going', 'leave sites of brands with mistakes as they are, and build the others')
    .option('--watch', 'build again after each change, until you stop it')
    .option('--then <command>', 'run this after each build that changed something, such as the reload of a server')
    .addOption(new Option('--dry-run', 'print the plan and write nothing').conflicts(['watch', 'then']))
    .option('--json', 'print one machine-readable result')
    .option('--no-compress', 'leave out the .br and .gz files')
    .option('--sourcemaps <folder>', 'write the source maps of all scripts there, outside what is published')
    .option(
      '--cache <folder or address>',
      'where results are kept between builds (default: .cache); an https address is asked for what is not there; may be given twice',
      collect,
      [],
    )
    .option('--cache-read-only', 'write nothing to the cache at the address')
    .option(
      '--cache-limit <size>',
      'how large the folder of the cache may get, such as 500M; the oldest goes first (default: 5G)',
      parseSize,
    )
    .option('--root <folder>', 'the project to build', path.resolve(import.meta.dirname, '..'))
    .parse()
    .opts<Options>();
  const filter = {
    brands: options.brand,
    domains: options.domain,
    ...(options.env === undefined ? {} : { environment: options.env }),
    ...(options.shard === undefined ? {} : { shard: options.shard }),
  };
  const root = path.resolve(cwd, options.root);

  if (options.watch) {
    const { watchBuild } = await import('./local/watch/watchBuild.ts');
    const args = io.args.filter((one) => one !== '--watch');
    await watchBuild({ root, inputs: [...buildInputs, 'scripts'], command: import.meta.filename, args });
  }

  const buildOptions = {
    filter,
    dist: path.resolve(cwd, options.out),
    keepsOtherSites: true,
    keepsGoing: options.keepGoing ?? false,
    compressed: options.compress,
    ...toCacheOptions(options, io),
    ...(options.sourcemaps === undefined ? {} : { sourceMaps: path.resolve(cwd, options.sourcemaps) }),
    onProgress: options.json ? () => {} : (phrase: string) => console.log(phrase),
  };

  if (options.dryRun) {
    // Imported here, because a build with nothing to do needs none of it.
    const { dryRun } = await import('./build/release/dryRun.ts');
    const plan = await dryRun(root, buildOptions);
    if (plan.remoteCacheFailure !== undefined) console.error(plan.remoteCacheFailure);
    if (options.json) console.log(JSON.stringify({ ok: true, ...plan }));
    else console.log(describePlan(plan, options.out).join('\n'));
    return 0;
  }

  const started = performance.now();
  const report = await runBuild(root, buildOptions);
  const seconds = Math.round(performance.now() - started) / 1000;
  if (report.remoteCacheFailure !== undefined) console.error(report.remoteCacheFailure);
  const ok = report.problems.length === 0;
  if (options.json) console.log(JSON.stringify({ ok, ...report, seconds, peakMemory: readPeakMemory() }));
  else console.log(describeBuild(report, options.out, seconds).join('\n'));
  if (!ok) console.error(formatProblems(report.problems));
  const isFollowed =
    !report.written || options.then === undefined || runFollower(options.then, 'the build is published', io);
  return ok && isFollowed ? 0 : 1;
}

if (import.meta.main) await runEntry(build);
