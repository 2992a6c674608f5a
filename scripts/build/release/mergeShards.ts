import path from 'node:path';
import { createTreeHasher } from '../../lib/hashTree.ts';
import { type Problem, ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { loadCatalogue } from '../config/resolve/loadCatalogue.ts';
import { isServerFile } from '../hosting/serverFiles.ts';
import { markCacheFolder } from '../output/assertCacheFolder.ts';
import { withBuildLock } from '../output/buildLock.ts';
import { contentPath, storeFolder } from '../output/cacheFolders.ts';
import { readFileList } from '../output/fileLists.ts';
import { importSites, type ReleasePart } from '../output/importSites.ts';
import { hostingFolder, type Sources } from '../output/manifest.ts';
import { assertReplaceable } from '../output/publishRelease.ts';
import { assertReadableVersion, readManifest } from '../output/readManifest.ts';
import { planBuild } from '../plan/planBuild.ts';
import { addServerFiles } from './addServerFiles.ts';
import type { BuildReport } from './buildOptions.ts';
import { describeOtherSources, digestSources, readLastBuild } from './lastBuild.ts';
import { openCache } from './openCache.ts';
import { openStore, publishBuild } from './publishBuild.ts';
import { readSourceFacts } from './readSourceFacts.ts';

interface MergeOptions {
  /** Absolute paths of the folders with the releases of the shards. */
  parts: readonly string[];
  /** Absolute path of the folder to write. */
  dist: string;
  /** The same as for a build. */
  cacheFolder?: string;
}

/**
 * Joins the releases of shards into one, with one manifest: byte for byte the result of a single build. Throws a
 * ProblemsError with every site that is missing or comes twice, and with every sign that shards were built from
 * different sources; then nothing is written.
 */
export async function mergeShards(
  root: string,
  { parts: folders, dist, cacheFolder: chosenCache }: MergeOptions,
): Promise<BuildReport> {
  const parts = readParts(folders);
  const environment = parts[0]!.sites[0]!.environment;
  const plan = planBuild(await loadCatalogue(root), { brands: [], domains: [], environment });
  const problems = [
    ...findOtherSources(parts, digestSources(createTreeHasher(root))),
    ...findMixedEnvironments(parts, environment),
    ...findOverlaps(parts),
    ...findGaps(
      parts,
      plan.sites.map(({ host }) => host),
    ),
    ...findContradictions(parts),
  ];
  if (problems.length > 0) throw new ProblemsError(problems);
  assertReplaceable(dist, root);
  const { cache, cacheFolder } = await openCache(root, {
    dist,
    ...(chosenCache !== undefined && { cacheFolder: chosenCache }),
  });
  return withBuildLock(dist, async (lock) => {
    await markCacheFolder(cacheFolder);
    const { last } = await readLastBuild(cache, dist, contentPath(path.join(cacheFolder, storeFolder)));
    const build = { dist, cache, cacheFolder, previous: last?.record };
    const store = openStore(build, true);
    const imported = [];
    for (const part of parts) imported.push(await importSites(part, store, 'build this shard again'));
    const sites = imported.reduce((sum, one) => sum + one.sites.length, 0);
    const head = { environment, sites, keptSites: 0, made: [], switchedOff: [], problems: [] };
    const [joined, madeFrom] = [await addServerFiles(root, store, imported), await readSourceFacts(root)];
    return publishBuild(build, { store, lock }, { parts: joined, head, madeFrom, keep: plan.keptReleases });
  });
}

/** Release of a shard, and the sources that it was built from. */
interface Shard extends ReleasePart {
  hosting: string;
  sources: Sources | undefined;
}

const nameOf = ({ name }: ReleasePart) => name;

function readParts(folders: readonly string[]): Shard[] {
  const parts: Shard[] = [];
  const isAlone = (dist: string) => folders.every((one) => one === dist || path.basename(one) !== path.basename(dist));
  const problems: Problem[] = [];
  for (const dist of folders) {
    assertReadableVersion(dist, 'build this shard again');
    const manifest = readManifest(dist);
    const name = isAlone(dist) ? path.basename(dist) : dist;
    if (manifest?.sites.length) parts.push({ dist, name, ...manifest, sources: manifest.sources });
    else {
      const message = 'there is no release: no manifest.json that can be read, or one without sites';
      problems.push(toFileProblem(dist, message, 'name the folders that npm run build -- --shard has written'));
    }
  }
  if (problems.length > 0) throw new ProblemsError(problems);
  return parts;
}

/** Finds shards that were not built from the sources of this project: a release must not mix several states. */
const findOtherSources = (shards: readonly Shard[], own: Sources): Problem[] =>
  shards.flatMap(({ dist, sources }) => {
    const message = describeOtherSources(sources, own);
    return message === undefined
      ? []
      : [toFileProblem(dist, message, 'build all shards from the sources that are here')];
  });

const findMixedEnvironments = (parts: readonly ReleasePart[], environment: string): Problem[] =>
  parts.flatMap((part) => {
    const other = part.sites.find((site) => site.environment !== environment);
    const message = `${other?.host} is for ${other?.environment}, and ${nameOf(parts[0]!)} for ${environment}`;
    return other ? [toFileProblem(part.dist, message, 'build all shards with the same --env')] : [];
  });

function findOverlaps(parts: readonly ReleasePart[]): Problem[] {
  const owners = new Map<string, ReleasePart>();
  return parts.flatMap((part) =>
    part.sites.flatMap(({ host }) => {
      const owner = owners.get(host);
      if (!owner) owners.set(host, part);
      const message = `${host} is in ${owner && nameOf(owner)}, too`;
      return owner
        ? [toFileProblem(part.dist, message, 'name each shard once, and build all with the same count')]
        : [];
    }),
  );
}

function findGaps(parts: readonly ReleasePart[], hosts: readonly string[]): Problem[] {
  const found = new Map(parts.flatMap((part) => part.sites.map(({ host }) => [host, part] as const)));
  const wanted = new Set(hosts);
  return [
    ...hosts
      .filter((host) => !found.has(host))
      .map((host) => toFileProblem('brands', `${host} is in none of the folders`, 'name the folder of every shard')),
    ...[...found]
      .filter(([host]) => !wanted.has(host))
      .map(([host, { dist }]) => toFileProblem(dist, `${host} is no site of this project`, 'build this shard again')),
  ];
}

/** Finds files that belong to no site and differ between shards, which were then built from different sources. */
function findContradictions(parts: readonly Shard[]): Problem[] {
  const first = new Map<string, { hash: string; part: ReleasePart }>();
  const problems: Problem[] = [];
  for (const part of parts) {
    // Importing the shard tells of a list that is damaged.
    const list = readFileList(part.dist, { owner: hostingFolder, digest: part.hosting });
    for (const { path: file, sha256: hash } of list?.hosting ?? []) {
      // Each shard has those of its own hosts; a release has them for all.
      if (isServerFile(file)) continue;
      const known = first.get(file);
      if (!known) first.set(file, { hash, part });
      if (!known || known.hash === hash) continue;
      const message = `${hostingFolder}/${file} is another one than in ${nameOf(known.part)}`;
      problems.push(toFileProblem(part.dist, message, 'build all shards from the same sources'));
    }
  }
  return problems;
}
