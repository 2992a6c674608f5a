import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { createTreeHasher } from '../../lib/hashTree.ts';
import { assertProjectPath } from '../compile/projectPath.ts';
import { markCacheFolder } from '../output/assertCacheFolder.ts';
import { compiledScriptsFolder, contentPath, storeFolder } from '../output/cacheFolders.ts';
import { listLastReleases } from '../output/currentRelease.ts';
import type { BuildOptions, BuildReport } from './buildOptions.ts';
import { fingerprintBuild, readLastBuild } from './lastBuild.ts';
import { openCache } from './openCache.ts';
import { assertSourceMapFolder } from './sourceMapFiles.ts';

/**
 * Builds sites into `dist`. Throws ProblemsError and UsageError before anything is written. If nothing has changed
 * since the last build, loads only this file and its imports.
 */
export async function runBuild(root: string, options: BuildOptions): Promise<BuildReport> {
  assertProjectPath(root);
  const { dist, sourceMaps } = options;
  if (sourceMaps !== undefined) assertSourceMapFolder(sourceMaps, dist, root);
  const { cache, cacheFolder, remote } = await openCache(root, options);
  const hashTree = createTreeHasher(root);
  const fingerprint = fingerprintBuild(root, hashTree, options);
  const storedFile = contentPath(path.join(cacheFolder, storeFolder));
  const state = await readLastBuild(cache, dist, storedFile);
  const { last, switchedTo } = state;
  if (last?.fingerprint === fingerprint && !sourceMaps && options.publishes !== false)
    return { ...last.report, written: false, made: [], cache: {}, problems: [] };
  // A folder that is no project gets no cache.
  if (existsSync(path.join(root, 'build.config.ts'))) {
    await markCacheFolder(cacheFolder);
    rememberCompiledScripts(path.join(cacheFolder, compiledScriptsFolder));
  }
  const [{ buildRelease }, { trimCache }, { listSourceContents }, { readProvenance }] = await Promise.all([
    import('./buildRelease.ts'),
    import('../output/trimCache.ts'),
    import('./sourceSnapshot.ts'),
    import('../output/provenance.ts'),
  ]);
  const restored = await describeState(dist, state);
  const folders = { dist, remote, cache, cacheFolder, previous: last?.record };
  const siteSources = last?.siteSources ?? {};
  const report = await buildRelease(root, options, { ...folders, hashTree, fingerprint, siteSources });
  await trimCache(cacheFolder, options.cacheLimit, async () => {
    const { last: now } = await readLastBuild(cache, dist, storedFile);
    const kept = (await listLastReleases(dist)).flatMap((release) => readProvenance(release)?.sites ?? []);
    const digests = [...Object.values(now?.siteSources ?? {}), ...kept.flatMap(({ sources = [] }) => sources)];
    return listSourceContents({ pathOf: storedFile }, new Set(digests));
  });
  const failure = await remote?.finish();
  return {
    ...report,
    restored,
    ...(switchedTo !== undefined && { switchedTo }),
    ...(failure !== undefined && { remoteCacheFailure: failure }),
  };
}

/** Describes the damage to a release; loads the module for that only now, because it is rarely needed. */
async function describeState(dist: string, { harmed }: Awaited<ReturnType<typeof readLastBuild>>): Promise<string[]> {
  if (harmed === undefined) return [];
  const { describeHarm } = await import('../output/compareWithManifest.ts');
  return describeHarm(dist, harmed);
}

/** Makes Node keep what it has compiled of the tools themselves, in this process and those that it starts. */
function rememberCompiledScripts(folder: string): void {
  enableCompileCache(folder);
  process.env.NODE_COMPILE_CACHE ??= folder;
}
