import path from 'node:path';
import { Command } from 'commander';
import { loadCatalogue } from './config/loadCatalogue.ts';
import { formatBytes } from './lib/formatBytes.ts';
import { formatCount } from './lib/formatCount.ts';
import { runEntry } from './lib/runEntry.ts';
import { splitList } from './lib/splitList.ts';
import { readPictureSets } from './pictures/pictureSets.ts';
import { runBuild } from './pipeline/runBuild.ts';
import { listSwitchedOff } from './plan/listSwitchedOff.ts';
import { parseShard } from './plan/parseShard.ts';
import { isPartial, planBuild } from './plan/planBuild.ts';

interface Options {
  brand: string[];
  domain: string[];
  env?: string;
  shard?: { index: number; count: number };
  out?: string;
  dryRun?: boolean;
  json?: boolean;
  compress: boolean;
  cache?: string;
  sourcemaps?: string;
  root: string;
}

await runEntry(async () => {
  const options = new Command('npm run build --')
    .description('Builds every site of the catalogue, or those that are asked for, into dist.')
    .option('--brand <slugs>', 'only these brands, separated by commas', splitList, [])
    .option('--domain <domains>', 'only these domains, separated by commas', splitList, [])
    .option('--env <environment>', 'which back ends the sites talk to (default: as build.config.ts says)')
    .option('--shard <i/n>', 'only the i-th of n equal parts', parseShard)
    .option('--out <folder>', 'where the sites go (default: dist, or dist-partial for some of the sites)')
    .option('--dry-run', 'print the plan and write nothing')
    .option('--json', 'print one machine-readable result')
    .option('--no-compress', 'leave out the .br and .gz files')
    .option('--sourcemaps <folder>', 'write the source maps of all scripts there, outside what is published')
    .option('--cache <folder>', 'where results are kept between builds (default: node_modules/.cache/matchpress)')
    .option('--root <folder>', 'the project to build', path.resolve(import.meta.dirname, '..'))
    .exitOverride()
    .parse()
    .opts<Options>();
  const filter = {
    brands: options.brand,
    domains: options.domain,
    ...(options.env === undefined ? {} : { environment: options.env }),
    ...(options.shard === undefined ? {} : { shard: options.shard }),
  };
  const root = path.resolve(options.root);

  if (options.dryRun) {
    const catalogue = await loadCatalogue(root);
    readPictureSets(root, catalogue.brands);
    const plan = planBuild(catalogue, filter);
    const sites = plan.sites.map(({ host, values }) => ({ host, siteId: values.siteId, locales: values.locales }));
    const switchedOff = listSwitchedOff(plan.sites);
    if (options.json) console.log(JSON.stringify({ environment: plan.environmentName, sites, switchedOff }));
    else {
      for (const { host, siteId, locales } of sites) console.log(`${host}  site ${siteId}  ${locales.join(', ')}`);
      for (const line of switchedOff) console.log(line);
      console.log(`${sites.length} sites for ${plan.environmentName}; nothing was written.`);
    }
    return 0;
  }

  // A release of some sites never takes the place of one that has others too.
  const partial = isPartial(filter);
  const out = options.out ?? (partial ? 'dist-partial' : 'dist');
  const started = performance.now();
  const report = await runBuild(root, {
    filter,
    dist: path.resolve(out),
    keepsSites: partial && options.out !== undefined,
    compressed: options.compress,
    ...(options.cache === undefined ? {} : { cacheFolder: path.resolve(options.cache) }),
    ...(options.sourcemaps === undefined ? {} : { sourceMaps: path.resolve(options.sourcemaps) }),
    onProgress: options.json ? () => {} : (phrase) => console.log(phrase),
  });
  if (options.json) console.log(JSON.stringify({ ...report, peakMemory: process.resourceUsage().maxRSS * 1024 }));
  else {
    for (const line of report.switchedOff) console.log(line);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const unique = report.uniqueBytes === undefined ? '' : `, ${formatBytes(report.uniqueBytes)} of them unique`;
    const where = `${formatCount(report.sites, 'site')} for ${report.environment} in ${out}`;
    const what = `${where}, ${report.files} files, ${formatBytes(report.bytes)}${unique}`;
    console.log(
      report.written ? `${what}. Built in ${seconds} s.` : `Nothing has changed: ${what}. Checked in ${seconds} s.`,
    );
  }
  return 0;
});
