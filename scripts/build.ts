import './lib/nativeMemory.ts';
import path from 'node:path';
import { parseShard } from './build/plan/parseShard.ts';
import type { BuildOptions } from './build/release/buildOptions.ts';
import { describeBuild } from './build/release/describeBuild.ts';
import { buildInputs } from './build/release/lastBuild.ts';
import { runBuild } from './build/release/runBuild.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { addCacheOptions, type CacheOptions, toCacheOptions } from './lib/cacheOptions.ts';
import { parseSize } from './lib/parseSize.ts';
import { readPeakMemory } from './lib/peakMemory.ts';
import { formatProblems } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { runFollower } from './lib/runFollower.ts';
import { splitList } from './lib/splitList.ts';

interface Options extends CacheOptions {
  brand: string[];
  domain: string[];
  env?: string;
  shard?: { index: number; count: number };
  out: string;
  keepGoing?: boolean;
  watch?: boolean;
  then?: string;
  plan?: string;
  why?: boolean;
  json?: boolean;
  compress: boolean;
  cacheLimit?: number;
  sourcemaps?: string;
  root: string;
}

/** Builds by a saved plan or with reasons if that is asked for; loads what these need only then. */
async function buildAsAsked(root: string, build: BuildOptions, { plan, why }: Options, cwd: string) {
  if (plan === undefined && !why) return { report: await runBuild(root, build), reasons: undefined };
  const { buildByPlan, buildWithReasons } = await import('./release-tools/plan/reviewedBuilds.ts');
  if (why) return buildWithReasons(root, build, plan && path.resolve(cwd, plan));
  return { report: await buildByPlan(root, build, path.resolve(cwd, plan!)), reasons: undefined };
}

/** Builds the sites that are asked for. */
export async function build(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = addCacheOptions(new Command('npm run build --', io))
    .description('Builds every site of the catalogue, or those that are asked for, into dist.')
    .option('--brand <slugs>', 'only these brands, separated by commas', splitList, [])
    .option('--domain <domains>', 'only these domains, separated by commas', splitList, [])
    .option('--env <environment>', 'which back ends the sites talk to (default: as build.config.ts says)')
    .option('--shard <i/n>', 'only the i-th of n equal parts, which npm run merge joins', parseShard)
    .option('--out <folder>', 'where the sites go; of those that are there, the ones not asked for stay', 'dist')
    .option('--keep-going', 'leave sites of brands with mistakes as they are, and build the others')
    .option('--watch', 'build again after each change, until you stop it')
    .option('--then <command>', 'run this after each build that changed something, such as the reload of a server')
    .option('--plan <file>', 'do exactly what a saved plan says (npm run plan -- --out), or refuse')
    .option('--why', 'name for all that did not come from the cache the first input that differs')
    .option('--json', 'print one machine-readable result')
    .option('--no-compress', 'leave out the .br and .gz files')
    .option('--sourcemaps <folder>', 'write the source maps of all scripts there, outside what is published')
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
    ...(options.cacheLimit !== undefined && { cacheLimit: options.cacheLimit }),
    ...(options.sourcemaps === undefined ? {} : { sourceMaps: path.resolve(cwd, options.sourcemaps) }),
    onProgress: options.json ? () => {} : (phrase: string) => console.log(phrase),
  };

  const started = performance.now();
  const { report, reasons } = await buildAsAsked(root, buildOptions, options, cwd);
  const seconds = Math.round(performance.now() - started) / 1000;
  if (report.remoteCacheFailure !== undefined) console.error(report.remoteCacheFailure);
  const ok = report.problems.length === 0;
  if (options.json)
    console.log(JSON.stringify({ ok, ...report, ...(reasons && { reasons }), seconds, peakMemory: readPeakMemory() }));
  else {
    for (const { what, why } of reasons ?? []) console.log(`${what}: ${why}`);
    console.log(describeBuild(report, options.out, seconds).join('\n'));
  }
  if (!ok) console.error(formatProblems(report.problems));
  const isFollowed =
    !report.written || options.then === undefined || runFollower(options.then, 'the build is published', io);
  return ok && isFollowed ? 0 : 1;
}

if (import.meta.main) await runEntry(build);
