import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../lib/hash.ts';
import { ProblemsError, toFileProblem, UsageError } from '../../lib/problem.ts';
import { markCacheFolder } from '../output/assertCacheFolder.ts';
import { type BuildLock, withBuildLock } from '../output/buildLock.ts';
import { contentPath, storeFolder } from '../output/cacheFolders.ts';
import { listReleases, readCurrentRelease, readLog, releasesFolder } from '../output/currentRelease.ts';
import { importSites } from '../output/importSites.ts';
import { type Manifest, type ManifestSite, manifestFile } from '../output/manifest.ts';
import { assertReplaceable, switchRelease } from '../output/publishRelease.ts';
import { readManifest } from '../output/readManifest.ts';
import { appendToLog, type LogNote, listReleasesBefore, type ReleaseLog } from '../output/releaseLog.ts';
import { addServerFiles } from './addServerFiles.ts';
import { readLastBuild } from './lastBuild.ts';
import { openCache } from './openCache.ts';
import { openStore, publishBuild } from './publishBuild.ts';
import { listDifferent, type Rollback, type RollbackFilter } from './rollbackFilter.ts';

interface RollbackOptions extends Pick<LogNote, 'reason' | 'approvedBy'> {
  /** Absolute path of the folder of the sites. */
  dist: string;
  /** The same as for a build. */
  cacheFolder?: string;
  filter: RollbackFilter;
  /** First digits of the release to go back to. Default: the last one before, in which one of the sites differs. */
  to?: string | undefined;
}

/** A kept release. */
interface KeptRelease {
  name: string;
  manifest: Manifest;
}

/**
 * Makes `dist` lead to a former release, or, of some sites, to a new one in which they are as they were there. Throws a
 * UsageError where there is no such release or site, or nothing to go back to.
 */
export async function rollbackRelease(root: string, options: RollbackOptions): Promise<Rollback> {
  const { dist, filter } = options;
  assertReplaceable(dist, root);
  return withBuildLock(dist, async (lock) => {
    const current = await readKept(dist, await readCurrentRelease(dist));
    if (!current) throw new UsageError(`${path.basename(dist)} has no release; run npm run build`);
    const kept = (await listReleases(dist)).flatMap((name) => readKept(dist, name) ?? []);
    const target = pickTarget(current, kept, readLog(dist), options);
    const hosts = listDifferent(current.manifest, target.manifest, filter);
    const isWhole = Object.values(filter).every((names) => names.length === 0);
    const release = isWhole
      ? await switchTo(target, hosts, options, lock)
      : await publishMixed(root, { current, target, hosts }, options, lock);
    return { from: current.name, to: target.name, release, hosts };
  });
}

/** Reads a kept release; undefined if its manifest is not the one that it was published with. */
function readKept(dist: string, name: string | undefined): KeptRelease | undefined {
  if (name === undefined) return undefined;
  const folder = path.join(releasesFolder(dist), name);
  const manifest = readManifest(folder);
  const isOwn = manifest && sha256(readFileSync(path.join(folder, manifestFile))).startsWith(name.slice(0, 16));
  return isOwn ? { name, manifest } : undefined;
}

/** Picks the release to go back to. */
function pickTarget(
  current: KeptRelease,
  kept: readonly KeptRelease[],
  { entries }: ReleaseLog,
  { to, filter, dist }: Pick<RollbackOptions, 'to' | 'filter' | 'dist'>,
): KeptRelease {
  const others = kept.filter(({ name }) => name !== current.name);
  const names = others.map(({ name }) => name).join(', ');
  const isMeant = (other: KeptRelease) => listDifferent(current.manifest, other.manifest, filter).length > 0;
  if (to !== undefined) {
    const found = others.filter(({ name }) => name.startsWith(to));
    if (found.length !== 1) {
      const known = names === '' ? `${path.basename(dist)} keeps no other` : `there are ${names}`;
      throw new UsageError(`"${to}" is ${found.length === 0 ? 'no kept release' : 'more than one release'}; ${known}`);
    }
    if (!isMeant(found[0]!)) throw new UsageError(`none of these sites differs in ${found[0]!.name}`);
    return found[0]!;
  }
  const order = listReleasesBefore(
    entries.filter((entry) => entry.to === undefined),
    current.name,
  );
  const target = order.flatMap((name) => others.find((other) => other.name === name) ?? []).find(isMeant);
  if (target) return target;
  throw new UsageError(
    names === ''
      ? `${path.basename(dist)} keeps no release before this one (keptReleases in build.config.ts)`
      : `no kept release before this one has other sites there; name one of ${names} with --to`,
  );
}

const toOccasion = ({ reason, approvedBy }: Pick<LogNote, 'reason' | 'approvedBy'>) => ({
  act: 'rollback' as const,
  ...(reason !== undefined && { reason }),
  ...(approvedBy !== undefined && { approvedBy }),
});

/** Makes dist lead to a kept release. Throws a ProblemsError if a part of it is gone. */
async function switchTo(
  { name, manifest }: KeptRelease,
  hosts: readonly string[],
  { dist, ...note }: RollbackOptions,
  lock: BuildLock,
): Promise<string> {
  const releases = releasesFolder(dist);
  const missing = manifest.sites.filter(({ host }) => !existsSync(path.join(releases, name, host, 'index.html')));
  if (missing.length > 0) {
    throw new ProblemsError(
      missing.map(({ host }) => toFileProblem(`${name}/${host}`, 'the site is gone', 'go back to another release')),
    );
  }
  await switchRelease(dist, name, sha256(readFileSync(path.join(releases, name, manifestFile))), lock);
  await appendToLog(releases, { ...toOccasion(note), release: name, sites: manifest.sites.length, hosts: [...hosts] });
  return name;
}

/**
 * Publishes a release in which some sites are those of another one. Older releases all stay, because no mistake in the
 * settings may be in the way.
 */
async function publishMixed(
  root: string,
  { current, target, hosts }: { current: KeptRelease; target: KeptRelease; hosts: readonly string[] },
  { dist, cacheFolder: chosen, ...note }: RollbackOptions,
  lock: BuildLock,
): Promise<string> {
  const changed = new Set(hosts);
  const [keptSites, formerSites] = [
    current.manifest.sites.filter(({ host }) => !changed.has(host)),
    target.manifest.sites.filter(({ host }) => changed.has(host)),
  ];
  const [environment, other] = new Set([...keptSites, ...formerSites].map((site) => site.environment));
  if (other !== undefined)
    throw new UsageError(`${target.name} is for ${other}, and ${current.name} for ${environment}`);
  const { cache, cacheFolder } = await openCache(root, {
    dist,
    ...(chosen !== undefined && { cacheFolder: chosen }),
  });
  await markCacheFolder(cacheFolder);
  const { last } = await readLastBuild(cache, dist, contentPath(path.join(cacheFolder, storeFolder)));
  const build = { dist, cache, cacheFolder, previous: last?.record };
  const store = openStore(build, true);
  const take = ({ name }: KeptRelease, sites: readonly ManifestSite[], hosting?: Manifest['hosting']) =>
    importSites(
      { dist: path.join(releasesFolder(dist), name), name, sites, ...(hosting !== undefined && { hosting }) },
      store,
      'go back to another release',
    );
  const kept = await take(current, keptSites, current.manifest.hosting);
  const former = await take(target, formerSites);
  const head = {
    environment: environment!,
    sites: formerSites.length,
    keptSites: keptSites.length,
    ...{ made: [], switchedOff: [], problems: [] },
  };
  const parts = await addServerFiles(root, store, [kept, former]);
  const occasion = { ...toOccasion(note), hosts: [...hosts], isStep: true as const };
  await publishBuild(build, { store, lock }, { parts, head, occasion });
  return (await readCurrentRelease(dist))!;
}
