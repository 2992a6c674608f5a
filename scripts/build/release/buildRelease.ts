import { setImmediate } from 'node:timers/promises';
import { formatCount } from '../../lib/formatCount.ts';
import type { HashTree } from '../../lib/hashTree.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { createAsyncMemo } from '../../lib/memoize.ts';
import { ProblemsError, sortProblems, toFileProblem } from '../../lib/problem.ts';
import { releaseMemory } from '../../lib/releaseMemory.ts';
import { otherHostsOfSite } from '../config/schema/siteHosts.ts';
import { type BuildLock, withBuildLock } from '../output/buildLock.ts';
import type { ContentStore } from '../output/contentStore.ts';
import type { SitesOfRelease } from '../output/importSites.ts';
import type { SiteHead } from '../output/manifest.ts';
import { assertReplaceable } from '../output/publishRelease.ts';
import { findOverBudget } from '../plan/findOverBudget.ts';
import { listPastChanges } from '../plan/listPastChanges.ts';
import { listSwitchedOffFeatures } from '../plan/listSwitchedOffFeatures.ts';
import { type BuildPlan, planBuild, type Site } from '../plan/planBuild.ts';
import { loadHostAnswerTemplates } from '../stages/hostAnswerFiles.ts';
import { addServerFiles } from './addServerFiles.ts';
import { type BuildContext, createBuildContext, loadSharedStages } from './buildContext.ts';
import type { BuildOptions, BuildReport } from './buildOptions.ts';
import { createSiteBuilder } from './buildSite.ts';
import { importKeptSites } from './keptSites.ts';
import { digestSources, type SiteSources } from './lastBuild.ts';
import { loadBrands } from './loadBrands.ts';
import { type BuildFolders, openStore, publishBuild } from './publishBuild.ts';
import { readSourceFacts } from './readSourceFacts.ts';
import { createAppFilesRenderer, type RenderAppFiles } from './renderAppFiles.ts';
import { createSiteRenderer, type SiteRenderer } from './renderSite.ts';
import { createSourceMapWriter } from './sourceMapFiles.ts';
import { storeSources } from './sourceSnapshot.ts';
import { storeAll } from './storeOnce.ts';

/** Number of sites at a time: some are rendered while others wait for the minifier or the disk. */
export const CONCURRENT_SITES = 6;
const SITES_PER_REPORT = 36;

interface BuildState extends BuildFolders {
  hashTree: HashTree;
  fingerprint: string;
  /** Lists of the sources of the sites in `dist`, by host. */
  siteSources: SiteSources;
}

/** Builds the parts of a release that have changed, and publishes it unless the options say otherwise. */
export async function buildRelease(root: string, options: BuildOptions, state: BuildState): Promise<BuildReport> {
  const { filter, dist, onProgress = () => {}, keepsOtherSites = false, keepsGoing = false, review } = options;
  const { catalogue, problems } = await loadBrands(root, filter, keepsGoing);
  const brokenBrands = new Set(problems.map(({ slug }) => slug));
  const plan = planBuild(catalogue, { ...filter, brands: filter.brands.filter((slug) => !brokenBrands.has(slug)) });
  const { environmentName: environment } = plan;
  assertReplaceable(dist, root);
  const build = async (lock?: BuildLock) => {
    const store = openStore(state, options.compressed);
    const hosts = new Set(plan.sites.map(({ host }) => host));
    const kept = await importKeptSites(dist, { filter, environment, hosts, brokenBrands, keepsOtherSites }, store);
    const madeFrom = readSourceFacts(root);
    const built = await buildSites(root, options, state, plan, store);
    const sizes = built.sites.map(({ head: { host, brand }, files, bytes }) => ({ host, brand, files, bytes }));
    const overBudget = findOverBudget(sizes, plan.siteBudget);
    if (lock && overBudget.length > 0) throw new ProblemsError(overBudget.map(toBudgetProblem));
    const pastChanges = listPastChanges(root, plan.day);
    const { compressed } = options;
    const sources = await storeSources(root, state.hashTree, { environment, compressed, pastChanges }, store);
    onProgress(lock ? 'Publishing' : 'Comparing');
    const head = {
      environment,
      sites: plan.sites.length,
      keptSites: kept.sites.length,
      made: built.made,
      switchedOff: listSwitchedOffFeatures(plan.sites),
      problems: sortProblems(problems.map(({ problem }) => problem)),
    };
    return publishBuild(
      state,
      { store, lock },
      {
        ...{ parts: await addServerFiles(root, store, [kept, built]), head },
        fingerprint: problems.length === 0 ? state.fingerprint : undefined,
        sources: filter.shard && digestSources(state.hashTree),
        keep: plan.keptReleases,
        madeFrom: { ...(await madeFrom), sources },
        siteSources: Object.fromEntries([
          ...kept.sites.flatMap(({ head: { host } }) =>
            state.siteSources[host] ? [[host, state.siteSources[host]]] : [],
          ),
          ...plan.sites.map(({ host }) => [host, sources]),
        ]),
        review: review && ((release) => review({ ...release, sources, plan, overBudget, hashTree: state.hashTree })),
      },
    );
  };
  return options.publishes === false ? build() : withBuildLock(dist, build, { onWait: onProgress });
}

/** Builds the sites of a plan. What they share is loaded when the first one has to be rendered. */
async function buildSites(
  root: string,
  { compressed, sourceMaps, onProgress = () => {} }: BuildOptions,
  { cache, hashTree }: BuildState,
  plan: BuildPlan,
  store: ContentStore,
): Promise<SitesOfRelease & { made: string[] }> {
  const needsScripts = sourceMaps !== undefined;
  const createRenderer = async () => {
    const brands = [...new Set(plan.sites.map(({ brand }) => brand))];
    const stages = await loadSharedStages(root, cache, brands, hashTree, plan.photoBudgets);
    const once = createAsyncMemo<RenderAppFiles>();
    const loadApp = async () => {
      onProgress('Compiling the app');
      const context = await createBuildContext(root, cache, { hashTree, sourceMaps: needsScripts });
      await storeSharedFilesUntil(context, plan.sites, renderer);
      onProgress(`Building ${formatCount(plan.sites.length, 'site')}`);
      return createAppFilesRenderer(context, store);
    };
    const options = { root, store, compressed, hashTree, needsScripts, loadApp: () => once('app', loadApp) };
    const renderer = createSiteRenderer(stages, plan, options);
    return renderer;
  };
  const writeSourceMaps = sourceMaps === undefined ? {} : { writeSourceMaps: createSourceMapWriter(sourceMaps) };
  const buildSite = createSiteBuilder({
    root,
    plan,
    cache,
    hashTree,
    store,
    compressed,
    createRenderer,
    ...writeSourceMaps,
  });
  const left = new Set(plan.sites);
  const built = await mapLimit(plan.sites, CONCURRENT_SITES, async (site) => {
    const one = await buildSite(site);
    left.delete(site);
    if (left.size > 0 && (plan.sites.length - left.size) % SITES_PER_REPORT === 0)
      onProgress(`${plan.sites.length - left.size} of ${plan.sites.length} sites; ${describeRest(left)}`);
    return one;
  });
  const renderHostAnswer = await loadHostAnswerTemplates(root);
  const answers = await storeAll(store, plan.hostAnswers.flatMap(renderHostAnswer), false);
  return {
    sites: plan.sites.map((site, index) => ({ head: toHead(plan, site), ...built[index]! })),
    hosting: answers,
    made: plan.sites.flatMap(({ host }, index) => (built[index]!.isMade ? [host] : [])),
  };
}

const toBudgetProblem = (message: string) =>
  toFileProblem('build.config.ts', message, 'make the site smaller, or raise its budget and say why');

const NAMED_BRANDS = 3;

/** Describes the brands that are not built: `left are tavelune, ulmena, vossberg and 4 more brands`. */
function describeRest(sites: Iterable<Site>): string {
  const brands = [...new Set(Array.from(sites, ({ brand }) => brand.slug))];
  const more = brands.length - NAMED_BRANDS;
  const names = brands.slice(0, NAMED_BRANDS).join(', ');
  return `left are ${names}${more > 0 ? ` and ${formatCount(more, 'more brand')}` : ''}`;
}

/** Makes and compresses what sites have beside the app until another process has compiled it. */
async function storeSharedFilesUntil(
  { app, pickFonts }: BuildContext,
  sites: readonly Site[],
  renderer: SiteRenderer,
): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  app.then(end, end);
  for (const site of sites) {
    await setImmediate();
    if (isOver) break;
    await Promise.all([
      renderer.storeSharedFiles(site),
      pickFonts(site.brand.look.headings, site.values.locales, site.brand.ownFonts),
    ]);
  }
  // The compiler needs the most memory at its end.
  if (!isOver) releaseMemory();
  await app;
}

const toHead = ({ environment }: BuildPlan, { values, domain }: Site): SiteHead => ({
  ...values,
  otherHosts: otherHostsOfSite(environment, domain),
});
