import path from 'node:path';
import { contentPath, storeFolder } from '../../build/output/cacheFolders.ts';
import type { BuildOptions, BuildReport, BuiltFrom, BuiltRelease } from '../../build/release/buildOptions.ts';
import { readLastBuild } from '../../build/release/lastBuild.ts';
import { openCache } from '../../build/release/openCache.ts';
import { runBuild } from '../../build/release/runBuild.ts';
import { UsageError } from '../../lib/problem.ts';
import { explainBuild, type MadePart } from './explainBuild.ts';
import { readFormerFolder } from './formerRelease.ts';
import { assertBuiltAsPlanned, assertPlanned, assertPlanStart, readPlan } from './savedPlan.ts';

/**
 * Builds what a saved plan says, with its choice of sites. Throws a ProblemsError, before anything is published, if the
 * result would be another release than the planned one.
 */
export async function buildByPlan(root: string, build: BuildOptions, file: string): Promise<BuildReport> {
  const plan = readPlan(file);
  const { brands, domains, environment = plan.environment, shard } = build.filter;
  if (brands.length > 0 || domains.length > 0 || shard || environment !== plan.environment)
    throw new UsageError('a plan says itself which sites are built; leave out --brand, --domain, --env and --shard');
  assertPlanStart(plan, file, build.dist);
  const { keepsGoing, ...filter } = plan.filter;
  const report = await runBuild(root, {
    ...build,
    filter: { ...filter, environment },
    compressed: plan.compressed,
    keepsGoing,
    async review(release) {
      await build.review?.(release);
      assertBuiltAsPlanned(plan, file, release);
    },
  });
  // A dist that was up to date is not reviewed.
  assertPlanned(plan, file, build.dist);
  return report;
}

/** Builds, by a plan if one is given, and explains what did not come from the cache. */
export async function buildWithReasons(
  root: string,
  build: BuildOptions,
  planFile: string | undefined,
): Promise<{ report: BuildReport; reasons: MadePart[] }> {
  const { cache, cacheFolder } = await openCache(root, build);
  const { last } = await readLastBuild(cache, build.dist, contentPath(path.join(cacheFolder, storeFolder)));
  const former = readFormerFolder(build.dist, last?.siteSources);
  let built: (BuiltRelease & BuiltFrom) | undefined;
  const reviewed: BuildOptions = {
    ...build,
    review(release) {
      built = release;
    },
  };
  const report = await (planFile === undefined ? runBuild(root, reviewed) : buildByPlan(root, reviewed, planFile));
  return { report, reasons: built ? await explainBuild(former, report, built) : [] };
}
