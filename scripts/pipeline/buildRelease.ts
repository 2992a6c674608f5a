import path from 'node:path';
import { otherHostsOfSite } from '../config/siteHosts.ts';
import type { Cache, DiskCache } from '../lib/cache.ts';
import { formatCount } from '../lib/formatCount.ts';
import type { HashTree } from '../lib/hashTree.ts';
import { mapLimit } from '../lib/mapLimit.ts';
import { sortProblems } from '../lib/problem.ts';
import { withBuildLock } from '../output/buildLock.ts';
import { storeFolder } from '../output/contentPath.ts';
import { type ContentStore, createContentStore, type StoredFile } from '../output/contentStore.ts';
import { hostingFolder, sortFiles } from '../output/manifest.ts';
import { assertReplaceable, publishRelease, type ReleasedSite } from '../output/publishRelease.ts';
import { isContentHash, type ReleaseRecord } from '../output/releaseRecord.ts';
import { listSwitchedOff } from '../plan/listSwitchedOff.ts';
import { type BuildPlan, planBuild, type Site } from '../plan/planBuild.ts';
import type { Artifact } from '../stages/artifact.ts';
import { loadHostAnswerTemplates } from '../stages/hostAnswerFiles.ts';
import { loadHostingTemplates } from '../stages/hostingFiles.ts';
import { createBuildContext } from './buildContext.ts';
import type { BuildOptions, BuildReport } from './buildOptions.ts';
import { type BuiltSite, createSiteBuilder, storeAll } from './buildSite.ts';
import { importKeptSites } from './keptSites.ts';
import { writeLastBuild } from './lastBuild.ts';
import { loadBrands } from './loadBrands.ts';
import { createSiteRenderer } from './renderSite.ts';
import { createSourceMapWriter } from './sourceMapFiles.ts';

const CONCURRENT_SITES = 6;
const SITES_PER_REPORT = 36;

interface BuildState {
  cache: DiskCache;
  cacheFolder: string;
  hashTree: HashTree;
  fingerprint: string;
  /** What is in `dist`, if nothing there has been changed since it was published. */
  previous: ReleaseRecord | undefined;
}

/** Builds what has changed of a release and publishes it. */
export async function buildRelease(root: string, options: BuildOptions, state: BuildState): Promise<BuildReport> {
  const { filter, dist, compressed, onProgress = () => {}, keepsOtherSites = false } = options;
  const { cache, previous } = state;
  const { catalogue, problems } = await loadBrands(root, filter, options.keepsGoing ?? false);
  const brokenBrands = new Set(problems.map(({ slug }) => slug));
  const plan = planBuild(catalogue, { ...filter, brands: filter.brands.filter((slug) => !brokenBrands.has(slug)) });
  await assertReplaceable(dist);
  return withBuildLock(dist, async () => {
    const store = createContentStore({
      folder: path.join(state.cacheFolder, storeFolder),
      cache,
      compressed,
      trusted: new Set([...(previous?.files.keys() ?? [])].filter(isContentHash)),
    });
    const { environmentName: environment } = plan;
    const hosts = new Set(plan.sites.map(({ host }) => host));
    const kept = await importKeptSites(dist, { filter, environment, hosts, brokenBrands, keepsOtherSites }, store);
    const built = await buildSites(root, options, state, plan, store);
    const shared = await storeAll(store, await renderSharedHosting(root, plan), false);
    const hosting = joinHosting([...kept.hosting, ...built.flatMap((site) => site.hosting), ...shared]);
    const sites = [...kept.sites, ...plan.sites.map((site, index) => toReleasedSite(plan, site, built[index]!, cache))];
    sites.sort((a, b) => (a.head.host < b.head.host ? -1 : 1));
    onProgress('Publishing');
    const record = await publishRelease(dist, { sites, hosting }, store, previous);
    const parts = [kept, ...built, { files: hosting.length, bytes: hosting.reduce((sum, { size }) => sum + size, 0) }];
    const report: BuildReport = {
      environment,
      sites: plan.sites.length,
      keptSites: kept.sites.length,
      files: parts.reduce((sum, { files }) => sum + files, 0),
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      uniqueBytes: [...record.files].reduce((sum, [key, { size }]) => sum + (isContentHash(key) ? size : 0), 0),
      written: true,
      switchedOff: listSwitchedOff(plan.sites),
      cache: cache.counts(),
      problems: sortProblems(problems.map(({ problem }) => problem)),
    };
    const { fingerprint } = state;
    await writeLastBuild(cache, dist, { ...(problems.length === 0 && { fingerprint }), report, record });
    return report;
  });
}

/** Builds the sites of a plan. What they share is loaded when the first one has to be rendered. */
function buildSites(
  root: string,
  { compressed, sourceMaps, onProgress = () => {} }: BuildOptions,
  { cache, hashTree }: BuildState,
  plan: BuildPlan,
  store: ContentStore,
): Promise<BuiltSite[]> {
  const createRenderer = async () => {
    onProgress('Compiling the app');
    const brands = [...new Set(plan.sites.map(({ brand }) => brand))];
    const context = await createBuildContext(root, cache, brands, sourceMaps !== undefined);
    onProgress(`Building ${formatCount(plan.sites.length, 'site')}`);
    return createSiteRenderer(context, plan.environment);
  };
  const writeSourceMaps = sourceMaps === undefined ? {} : { writeSourceMaps: createSourceMapWriter(sourceMaps) };
  const buildSite = createSiteBuilder({ plan, cache, hashTree, store, compressed, createRenderer, ...writeSourceMaps });
  let done = 0;
  return mapLimit(plan.sites, CONCURRENT_SITES, async (site) => {
    const built = await buildSite(site);
    done++;
    if (done % SITES_PER_REPORT === 0) onProgress(`${done} of ${plan.sites.length} sites`);
    return built;
  });
}

/** The files of the hosting folder that no site has. */
async function renderSharedHosting(root: string, { hostAnswers }: BuildPlan): Promise<Artifact[]> {
  const [{ sharedFiles }, renderHostAnswer] = await Promise.all([
    loadHostingTemplates(root),
    loadHostAnswerTemplates(root),
  ]);
  return [...sharedFiles, ...hostAnswers.flatMap(renderHostAnswer)];
}

/** The hosting folder; a file of this build takes the place of one that was kept. */
const joinHosting = (files: readonly StoredFile[]) =>
  sortFiles(hostingFolder, [...new Map(files.map((file) => [file.path, file])).values()]);

const toReleasedSite = (
  { environment }: BuildPlan,
  { values, domain }: Site,
  { digest }: BuiltSite,
  cache: Cache,
): ReleasedSite => ({
  head: { ...values, otherHosts: otherHostsOfSite(environment, domain) },
  digest,
  readFileList: async () => (await cache.read('fileList', [digest]))!.toString('utf8'),
});
