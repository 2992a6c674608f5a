import './lib/nativeMemory.ts';
import path from 'node:path';
import { Option } from 'commander';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { addCacheOptions, type CacheOptions, toCacheOptions } from './lib/cacheOptions.ts';
import { runEntry } from './lib/runEntry.ts';
import { splitList } from './lib/splitList.ts';
import { writeAtomically } from './lib/writeAtomically.ts';
import { describePlan, isEmptyPlan, renderPlanMarkdown } from './release-tools/plan/describePlan.ts';
import { makePlan } from './release-tools/plan/makePlan.ts';

interface Options extends CacheOptions {
  brand: string[];
  domain: string[];
  env?: string;
  against?: string;
  dist: string;
  out?: string;
  all?: boolean;
  json?: boolean;
  markdown?: boolean;
  keepGoing?: boolean;
  compress: boolean;
  root: string;
}

/** Exit codes of a plan that a build would refuse, and of one with changes. */
const [REFUSED, CHANGES] = [1, 3];

/** Prints what the next build would change, by cause. */
export async function plan(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = addCacheOptions(new Command('npm run plan --', io))
    .description(
      'Tells what the next build would change in dist, grouped by cause: builds it into the cache and publishes nothing. Ends with 0 if nothing changes, with 3 if something does, with 1 if a site would be over its budget.',
    )
    .option('--brand <slugs>', 'only these brands, separated by commas', splitList, [])
    .option('--domain <domains>', 'only these domains, separated by commas', splitList, [])
    .option('--env <environment>', 'which back ends the sites talk to (default: as build.config.ts says)')
    .option(
      '--against <release>',
      'compare with this: a folder, a saved manifest.json or release.json, target:<name>, or the address of a host',
    )
    .option('--dist <folder>', 'where the sites go', 'dist')
    .option('--out <file>', 'save the plan, for --plan of npm run build and npm run ship')
    .option('--all', 'show every cause, host and change')
    .addOption(new Option('--markdown', 'print it for a pull request').conflicts('json'))
    .option('--json', 'print one machine-readable result')
    .option('--keep-going', 'leave sites of brands with mistakes as they are, and plan the others')
    .option('--no-compress', 'leave out the .br and .gz files')
    .option('--root <folder>', 'the project', path.resolve(import.meta.dirname, '..'))
    .parse()
    .opts<Options>();
  const { brand: brands, domain: domains, env, against, compress, out, all = false, json, markdown } = options;
  const made = await makePlan(path.resolve(cwd, options.root), {
    build: {
      filter: { brands, domains, ...(env !== undefined && { environment: env }) },
      dist: path.resolve(cwd, options.dist),
      keepsOtherSites: true,
      keepsGoing: options.keepGoing ?? false,
      compressed: compress,
      ...toCacheOptions(options, io),
      onProgress: json || markdown ? () => {} : (phrase) => console.error(phrase),
    },
    against,
    cwd,
    env: io.env,
  });
  if (out !== undefined)
    await writeAtomically(path.resolve(cwd, out), Buffer.from(`${JSON.stringify(made, null, 1)}\n`));
  const lines = markdown ? renderPlanMarkdown(made, all) : describePlan(made, all);
  console.log(json ? JSON.stringify({ ok: made.overBudget.length === 0, ...made }) : lines.join('\n'));
  if (made.overBudget.length > 0) return REFUSED;
  return isEmptyPlan(made) ? 0 : CHANGES;
}

if (import.meta.main) await runEntry(plan);
