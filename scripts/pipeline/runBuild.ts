import path from 'node:path';
import { loadCatalogue } from '../config/loadCatalogue.ts';
import { otherHostsOfSite } from '../config/siteHosts.ts';
import { createDiskCache, defaultCacheFolder } from '../lib/cache.ts';
import { mapLimit } from '../lib/mapLimit.ts';
import { UsageError } from '../lib/problem.ts';
import { assertKeepsSites } from '../output/assertKeepsSites.ts';
import { withBuildLock } from '../output/buildLock.ts';
import { type ContentStore, contentPath, createContentStore } from '../output/contentStore.ts';
import { type ReleaseContents, toHostingFiles, toManifestSite } from '../output/manifest.ts';
import { assertReplaceable, publishRelease } from '../output/publishRelease.ts';
import { listSwitchedOff } from '../plan/listSwitchedOff.ts';
import { type BuildFilter, type BuildPlan, planBuild } from '../plan/planBuild.ts';
import type { Artifact } from '../stages/artifact.ts';
import { assertNoPlaceholders } from './assertNoPlaceholders.ts';
import { createBuildContext } from './buildContext.ts';
import { findUpToDateBuild, fingerprintBuild, writeLastBuild } from './lastBuild.ts';
import { createSiteRenderer } from './renderSite.ts';
import { createSourceMapWriter, type WriteSourceMaps } from './sourceMapFiles.ts';

const CONCURRENT_SITES = 6;
const SITES_PER_REPORT = 36;

export interface BuildOptions {
  filter: BuildFilter;
  /** Absolute path of the folder to write. */
  dist: string;
  /** Refuses to replace a release that has other sites too. Default: false. */
  keepsSites?: boolean;
  /** false leaves out `.br` and `.gz`. */
  compressed: boolean;
  /** Where results of earlier builds are stored. Default: node_modules/.cache/matchpress of the project. */
  cacheFolder?: string;
  /** Folder for the source maps of the scripts, outside `dist`. Default: none are made. */
  sourceMaps?: string;
  /** Called with a short phrase for each step. */
  onProgress?: (phrase: string) => void;
}

export interface BuildReport {
  environment: string;
  sites: number;
  files: number;
  bytes: number;
  /** Each content counted once; undefined where nothing was written. */
  uniqueBytes?: number;
  /** false if dist was up to date. */
  written: boolean;
  /** A line for each feature that a brand turns off. */
  switchedOff: readonly string[];
}

/** Builds sites into `dist`. Throws ProblemsError and UsageError before anything is written. */
export async function runBuild(root: string, options: BuildOptions): Promise<BuildReport> {
  const { dist, onProgress = () => {} } = options;
  if (options.sourceMaps && !path.relative(dist, options.sourceMaps).startsWith('..'))
    throw new UsageError('source maps would be published; choose a folder outside the one of the sites');
  const cacheFolder = options.cacheFolder ?? defaultCacheFolder(root);
  const cache = createDiskCache(cacheFolder);
  const fingerprint = fingerprintBuild(root, options);
  const storeFolder = path.join(cacheFolder, 'store');
  const upToDate = await findUpToDateBuild(cache, dist, fingerprint, contentPath(storeFolder));
  if (upToDate && !options.sourceMaps)
    return { ...toReport(upToDate.manifest), written: false, switchedOff: upToDate.switchedOff };

  const catalogue = await loadCatalogue(root);
  const plan = planBuild(catalogue, options.filter);
  const switchedOff = listSwitchedOff(plan.sites);
  await assertReplaceable(dist);
  return withBuildLock(dist, async () => {
    if (options.keepsSites)
      await assertKeepsSites(
        dist,
        plan.sites.map(({ host }) => host),
      );
    const store = createContentStore({
      folder: storeFolder,
      cache,
      compressed: options.compressed,
    });
    onProgress('Compiling the app');
    const context = await createBuildContext(root, cache, catalogue.brands, options.sourceMaps !== undefined);
    const renderSite = createSiteRenderer(context, plan.environment);
    onProgress(`Building ${plan.sites.length} sites`);
    const sharedHosting = [...context.hosting.sharedFiles, ...plan.hostAnswers.flatMap(context.renderHostAnswer)];
    const writeMaps = createSourceMapWriter(options.sourceMaps);
    const contents = await buildSites(plan, renderSite, sharedHosting, store, writeMaps, onProgress);
    onProgress('Publishing');
    const published = await publishRelease(dist, contents, store);
    await writeLastBuild(cache, dist, { fingerprint, ...published, switchedOff });
    return { ...toReport(contents), uniqueBytes: store.uniqueBytes(), written: true, switchedOff };
  });
}

async function buildSites(
  plan: BuildPlan,
  renderSite: ReturnType<typeof createSiteRenderer>,
  sharedHosting: readonly Artifact[],
  store: ContentStore,
  writeMaps: WriteSourceMaps,
  onProgress: (phrase: string) => void,
): Promise<ReleaseContents> {
  let done = 0;
  const putAll = async (artifacts: readonly Artifact[], forBrowsers: boolean) =>
    (await Promise.all(artifacts.map((artifact) => store.put(artifact, forBrowsers)))).flat();
  const built = await mapLimit(plan.sites, CONCURRENT_SITES, async (site) => {
    const rendered = await renderSite(site);
    assertNoPlaceholders(site.host, rendered.files);
    const files = await putAll(rendered.files, true);
    const hosting = await putAll(rendered.hosting, false);
    await writeMaps(rendered.scripts);
    done++;
    if (done % SITES_PER_REPORT === 0) onProgress(`${done} of ${plan.sites.length} sites`);
    return {
      site: toManifestSite({ ...site.values, otherHosts: otherHostsOfSite(plan.environment, site.domain) }, files),
      hosting,
    };
  });
  const hosting = [...(await putAll(sharedHosting, false)), ...built.flatMap((one) => one.hosting)];
  return { sites: built.map(({ site }) => site), hosting: toHostingFiles(hosting) };
}

function toReport({ sites, hosting }: ReleaseContents): Omit<BuildReport, 'written' | 'switchedOff'> {
  const files = [...sites.flatMap((site) => site.files), ...hosting];
  return {
    environment: sites[0]!.environment,
    sites: sites.length,
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  };
}
