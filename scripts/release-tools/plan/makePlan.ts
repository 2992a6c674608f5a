import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadNeutralApp } from '../../build/compile/loadNeutralApp.ts';
import { contentPath, storeFolder } from '../../build/output/cacheFolders.ts';
import { readStoredList } from '../../build/output/fileLists.ts';
import { hostingFolder, listsOfRelease, Manifest } from '../../build/output/manifest.ts';
import type { BuildOptions, BuildReport, BuiltFrom, BuiltRelease } from '../../build/release/buildOptions.ts';
import { readLastBuild } from '../../build/release/lastBuild.ts';
import { openCache } from '../../build/release/openCache.ts';
import { runBuild } from '../../build/release/runBuild.ts';
import type { Cache } from '../../lib/cache.ts';
import { sha256 } from '../../lib/hash.ts';
import { type AttributedFile, attributeFiles, type SiteWithCauses } from './attribute.ts';
import { nameCause } from './Cause.ts';
import { createCauseFinder } from './createCauseFinder.ts';
import { type FormerRelease, readFormerFolder, readFormerRelease } from './formerRelease.ts';
import { groupFiles, listHosts, sumSizes } from './groupFiles.ts';
import { PLAN_VERSION, type Plan } from './Plan.ts';
import { type ChangedSite, compareLists, listNamesOf } from './ReleaseDifference.ts';
import { type AppSources, reachesSite, toAppSources } from './reach.ts';
import { readReleaseHash } from './savedPlan.ts';

/** The subject of a plan: a build, and the release to compare with in place of that in its dist. */
interface PlanOptions {
  build: Omit<BuildOptions, 'review' | 'publishes'>;
  /** A folder, a saved manifest.json or release.json, an address, or `target:` with a name. */
  against?: string | undefined;
  /** The environment in which `ssh` reads what a target serves. */
  env?: Readonly<NodeJS.ProcessEnv>;
  /** The folder that a relative path in `against` begins at. */
  cwd: string;
}

/**
 * Plans the next build: builds all of it into the cache, leaves `dist` as it is, and compares both. Each changed file is
 * attributed to the changes of sources since the former release that can have caused it.
 */
export async function makePlan(root: string, { build, against, cwd, env = {} }: PlanOptions): Promise<Plan> {
  const { cache, cacheFolder } = await openCache(root, build);
  const store = { pathOf: contentPath(path.join(cacheFolder, storeFolder)) };
  const { last } = await readLastBuild(cache, build.dist, store.pathOf);
  const inDist = readFormerFolder(build.dist, last?.siteSources);
  const former = against === undefined ? inDist : await readFormerRelease(against, { root, cwd, env }, store);
  let built: (BuiltRelease & BuiltFrom) | undefined;
  const report = await runBuild(root, {
    ...build,
    publishes: false,
    review: (release) => {
      built = release;
    },
  });
  const { filter, compressed, keepsGoing = false } = build;
  const compared = compareReleases(former, Manifest.parse(JSON.parse(built!.manifest)), store);
  const causesOf = createCauseFinder(built!.sources, store);
  const planned = new Map(built!.plan.sites.map((site) => [site.host, site]));
  // Of a site that dist has as well, the sources of the last build that gave the same are nearer.
  const formerSources = new Map(
    former.sites.map(({ host, digest, sources }) => {
      const same = inDist.sites.find((site) => site.host === host && site.digest === digest);
      return [host, same?.sources ?? sources];
    }),
  );
  const anySources = former.sites.find(({ sources }) => sources !== undefined)?.sources;
  const sites = await Promise.all(
    compared.map(async (one): Promise<SiteWithCauses> => {
      const causes = await causesOf(formerSources.get(one.owner) ?? (one.kind === 'changed' ? undefined : anySources));
      return { ...one, site: planned.get(one.owner), causes };
    }),
  );
  const { environmentName: environment } = built!.plan;
  const knowledge = {
    environment,
    app: await readAppSources(root, cache, built!, sites),
    readContent: (hash: string) => readContent(store.pathOf(hash)),
  };
  const files = attributeFiles(sites, knowledge);
  return {
    version: PLAN_VERSION,
    from: readReleaseHash(build.dist),
    against: against ?? null,
    to: sha256(built!.manifest),
    sources: built!.sources,
    environment,
    filter: { brands: [...filter.brands], domains: [...filter.domains], keepsGoing },
    compressed,
    sites: report.sites + report.keptSites,
    changed: listHosts(sites, 'changed'),
    added: listHosts(sites, 'added'),
    gone: listHosts(sites, 'gone'),
    former: listFormerDigests(former, sites),
    unlisted: sites.filter((site) => site.files === undefined).map(({ owner }) => owner),
    total: sumSizes(files),
    sizes: toSizes(report, files),
    ...groupFiles(files),
    withoutEffect: listWithoutEffect(sites, files, environment),
    lacksSources: sites.some(({ owner, causes }) => owner !== hostingFolder && causes === undefined),
    overBudget: [...built!.overBudget],
  };
}

/** Compares two releases site by site; one that only one of them has counts as a whole. */
function compareReleases(
  former: FormerRelease,
  manifest: Manifest,
  store: { pathOf: (hash: string) => string },
): ChangedSite[] {
  const before = new Map(former.sites.map(({ host, digest }) => [host, digest]));
  if (former.hosting !== undefined) before.set(hostingFolder, former.hosting);
  const lists = listsOfRelease(manifest).filter(
    ({ owner }) =>
      (former.isWhole && (owner !== hostingFolder || former.hosting !== undefined || before.size === 0)) ||
      before.has(owner),
  );
  const after = new Set(lists.map(({ owner }) => owner));
  const changed = lists.flatMap(({ owner, digest }): ChangedSite[] => {
    const was = before.get(owner);
    if (was === digest) return [];
    const list = was === undefined ? undefined : former.readList(owner, was);
    const isKnown = was === undefined || list !== undefined;
    const now = readStoredList(store, digest);
    const files = isKnown ? compareLists(list, now) : undefined;
    return [{ owner, kind: was === undefined ? 'added' : 'changed', files, names: listNamesOf(list, now) }];
  });
  const gone = [...before].flatMap(([owner, digest]): ChangedSite[] => {
    if (after.has(owner)) return [];
    const list = former.readList(owner, digest);
    return [{ owner, kind: 'gone', files: list && compareLists(list, undefined), names: listNamesOf(list) }];
  });
  return [...changed, ...gone];
}

/** Lists the digests that sites had before they change or go. */
function listFormerDigests(former: FormerRelease, changed: readonly ChangedSite[]): Plan['former'] {
  const hosts = new Set(changed.map(({ owner }) => owner));
  return Object.fromEntries(former.sites.flatMap(({ host, digest }) => (hosts.has(host) ? [[host, digest]] : [])));
}

const noApp: AppSources = { chunks: {}, packages: {}, documents: new Set() };

/** Reads which sources the parts of the app have; only where several changes may have caused one. */
async function readAppSources(
  root: string,
  cache: Cache,
  { hashTree }: BuiltFrom,
  sites: readonly SiteWithCauses[],
): Promise<AppSources> {
  const isOpen = sites.some(({ causes }) => causes && causes.length > 1);
  return isOpen ? toAppSources(await loadNeutralApp(root, cache, hashTree, false)) : noApp;
}

function readContent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function toSizes({ files, bytes }: BuildReport, changed: readonly AttributedFile[]): Plan['sizes'] {
  const more = changed.filter(({ before }) => !before).length - changed.filter(({ after }) => !after).length;
  return [
    { files: files - more, bytes: bytes - sumSizes(changed).difference },
    { files, bytes },
  ];
}

/** Names the changes that are the cause of nothing, although they can reach a site. */
function listWithoutEffect(
  sites: readonly SiteWithCauses[],
  files: readonly AttributedFile[],
  environment: string,
): string[] {
  const effective = new Set(files.flatMap(({ causes }) => causes));
  const all = new Set(
    sites.flatMap(({ causes = [], site }) => causes.filter((cause) => !site || reachesSite(cause, site, environment))),
  );
  return [...all.difference(effective)].map(nameCause);
}
