import path from 'node:path';
import { explainSite, formatExplanation } from './brand-tools/lifecycle/explainSite.ts';
import { type Project, readProject } from './brand-tools/lifecycle/readProject.ts';
import { loadNeutralApp } from './build/compile/loadNeutralApp.ts';
import { withSuggestion } from './build/config/parse/suggestValue.ts';
import { readManifest } from './build/output/readManifest.ts';
import { planBuild } from './build/plan/planBuild.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { createDiskCache, defaultCacheFolder } from './lib/cache.ts';
import { createTreeHasher } from './lib/hashTree.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { describeFile, type ExplainedFile, explainFiles } from './release-tools/explain/explainFiles.ts';
import { toStableName } from './release-tools/plan/fileClasses.ts';
import { toAppSources } from './release-tools/plan/reach.ts';

interface Options {
  dist: string;
  cache?: string;
  json?: boolean;
  root: string;
}

/** Explains a site: each value with its origin, and each file with what put it there and what it costs. */
export async function explain(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const command = new Command('npm run explain --', io)
    .description(
      'Explains a site of dist: where each of its values comes from, what put each of its files there, and what they cost.',
    )
    .argument('<host>', 'the host of the site')
    .argument('[value or file]', 'only this value, such as supportEmail, or the files whose paths begin so')
    .option('--dist <folder>', 'where the sites are', 'dist')
    .option('--cache <folder>', 'where results are kept between builds (default: .cache)')
    .option('--json', 'print one machine-readable result')
    .option('--root <folder>', 'the project', path.resolve(import.meta.dirname, '..'))
    .parse();
  const options = command.opts<Options>();
  const [host, asked] = command.args as [string, string?];
  const [root, dist] = [path.resolve(cwd, options.root), path.resolve(cwd, options.dist)];
  const { manifest, site } = findReleasedSite(dist, host);
  const project = await readProject(root);
  const choice = { slug: site.brand, domain: site.domain, environment: site.environment };
  const values = await explainSite(project, choice);
  const value = values.values.find(({ key }) => key === asked);
  const shown = value ? { ...values, values: [value] } : values;
  const cacheFolder = options.cache === undefined ? defaultCacheFolder(root) : path.resolve(cwd, options.cache);
  const files = value ? [] : await listFiles(project, { dist, manifest, choice, cacheFolder });
  const wanted = asked === undefined ? files : pickFiles(files, asked);
  if (asked !== undefined && !value && wanted.length === 0)
    throw new UsageError(
      withSuggestion(
        `${host} has no value and no file "${asked}"`,
        asked,
        values.values.map(({ key }) => key),
      ),
    );
  const isOfValues = asked === undefined || value !== undefined;
  if (options.json) console.log(JSON.stringify({ ok: true, ...(isOfValues ? shown : { host }), files: wanted }));
  else {
    const lines = wanted.flatMap((file) => describeFile(file, asked !== undefined));
    console.log(
      [...(isOfValues ? [formatExplanation(shown)] : []), ...(lines.length > 0 ? ['', ...lines] : [])]
        .join('\n')
        .trim(),
    );
  }
  return 0;
}

function findReleasedSite(dist: string, host: string) {
  const manifest = readManifest(dist);
  if (!manifest) throw new UsageError(`${path.basename(dist)} holds no release; run npm run build`);
  const site = manifest.sites.find((one) => one.host === host);
  const hosts = manifest.sites.map((one) => one.host);
  if (!site) throw new UsageError(withSuggestion(`${path.basename(dist)} has no site at ${host}`, host, hosts));
  return { manifest, site };
}

/** Explains the files of a site; compiles the app if the cache does not have it. */
async function listFiles(
  { root, catalogue }: Project,
  {
    dist,
    manifest,
    choice,
    cacheFolder,
  }: {
    dist: string;
    manifest: NonNullable<ReturnType<typeof readManifest>>;
    choice: { slug: string; domain: string; environment: string };
    cacheFolder: string;
  },
): Promise<ExplainedFile[]> {
  const { slug, domain, environment } = choice;
  const { sites } = planBuild(catalogue, { brands: [slug], domains: [domain], environment });
  const app = await loadNeutralApp(root, createDiskCache(cacheFolder), createTreeHasher(root), false);
  return explainFiles(dist, manifest, sites[0]!, toAppSources(app));
}

const pickFiles = (files: readonly ExplainedFile[], asked: string): ExplainedFile[] => {
  const exact = files.filter(({ path: file }) => file === asked || toStableName(file) === asked);
  return exact.length > 0 ? exact : files.filter(({ path: file }) => file.startsWith(asked));
};

if (import.meta.main) await runEntry(explain);
