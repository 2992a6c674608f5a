import path from 'node:path';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { markCacheFolder } from '../output/assertCacheFolder.ts';
import { type BuildLock, withBuildLock } from '../output/buildLock.ts';
import { describeHarm } from '../output/compareWithManifest.ts';
import { isCompressedFile } from '../output/compress.ts';
import type { ContentStore } from '../output/contentStore.ts';
import { readCurrentRelease } from '../output/currentRelease.ts';
import { readStoredList } from '../output/fileLists.ts';
import { importSites } from '../output/importSites.ts';
import { type Manifest, manifestFile } from '../output/manifest.ts';
import { assertReplaceable } from '../output/publishRelease.ts';
import { assertReadableVersion, readManifest } from '../output/readManifest.ts';
import { openCache } from './openCache.ts';
import { type BuildFolders, openStore, publishBuild } from './publishBuild.ts';
import { runBuild } from './runBuild.ts';

interface RepairOptions {
  /** Absolute path of the folder of the sites. */
  dist: string;
  /** The same as for a build. */
  cacheFolder?: string;
}

/** Result of a repair. */
interface Repair {
  /** Descriptions of what differed, such as `<host>/index.html is missing`. */
  restored: readonly string[];
  /** The brands whose sites had to be built again, because no file and no stored content was left of something. */
  rebuilt: readonly string[];
}

/**
 * Makes the release in `dist` match its manifest: from other files with the same content, from the content store, and
 * where neither has it by a build of the brand from the present sources. Throws a ProblemsError where only a whole
 * build helps: without a manifest, or with a damaged one.
 */
export async function repairRelease(root: string, { dist, cacheFolder: chosen }: RepairOptions): Promise<Repair> {
  assertReadableVersion(dist, 'run npm run build');
  const manifest = readManifest(dist);
  const restored = await describeHarm(dist, (await readCurrentRelease(dist)) ?? '');
  if (!manifest || restored.some((harm) => harm.startsWith(manifestFile))) {
    const message = 'there is no manifest that says how the files should be';
    throw new ProblemsError([toFileProblem(path.basename(dist), message, 'run npm run build')]);
  }
  if (restored.length === 0) return { restored, rebuilt: [] };
  assertReplaceable(dist, root);
  const cacheOptions = { dist, ...(chosen !== undefined && { cacheFolder: chosen }) };
  const { cache, cacheFolder } = await openCache(root, cacheOptions);
  await markCacheFolder(cacheFolder);
  const folders = { dist, cache, cacheFolder, previous: undefined };
  const lost = await withBuildLock(dist, (lock) => restoreFromStore(manifest, folders, lock));
  if (lost) {
    await runBuild(root, {
      ...cacheOptions,
      filter: { brands: lost.brands, domains: [], environment: manifest.sites[0]!.environment },
      keepsOtherSites: true,
      compressed: lost.compressed,
    });
  }
  return { restored, rebuilt: lost?.brands ?? [] };
}

/** Brands to build again, and whether the release has compressed files. */
interface LostParts {
  brands: readonly string[];
  compressed: boolean;
}

/**
 * Publishes a release again as its manifest says. If contents are lost, returns the brands to build and publishes none.
 */
async function restoreFromStore(
  manifest: Manifest,
  folders: BuildFolders,
  lock: BuildLock,
): Promise<LostParts | undefined> {
  const store = openStore(folders, true);
  const { dist } = folders;
  const part = { dist, name: path.basename(dist), sites: manifest.sites, hosting: manifest.hosting };
  try {
    const imported = await importSites(part, store, 'build this shard again');
    const { environment } = manifest.sites[0]!;
    const head = { environment, sites: 0, keptSites: manifest.sites.length, made: [], switchedOff: [], problems: [] };
    await publishBuild(folders, { store, lock }, { parts: [imported], head, sources: manifest.sources });
    return undefined;
  } catch (error) {
    // A part of a shard is no shard.
    if (!(error instanceof ProblemsError) || manifest.sources) throw error;
    return findLostParts(manifest, store);
  }
}

/**
 * Finds the brands of the sites that lack their list or a content, after all that is left was imported; any brand where
 * only something is lost that all of them share, because every build makes that.
 */
function findLostParts({ sites }: Manifest, store: ContentStore): LostParts {
  const brands = new Set<string>();
  let compressed = false;
  for (const { digest, brand } of sites) {
    const list = store.has(digest) ? readStoredList(store, digest) : undefined;
    compressed ||= list?.files.some(isCompressedFile) ?? false;
    if (!list || [...list.files, ...list.hosting].some((file) => !store.has(file.sha256))) brands.add(brand);
  }
  return { brands: brands.size > 0 ? [...brands] : [sites[0]!.brand], compressed };
}
