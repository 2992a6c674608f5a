import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deltasFolder } from '../../build/hosting/deltas.ts';
import { markCacheFolder } from '../../build/output/assertCacheFolder.ts';
import { contentPath, storeFolder } from '../../build/output/cacheFolders.ts';
import type { ContentStore, StoredFile } from '../../build/output/contentStore.ts';
import { parseFileList } from '../../build/output/fileLists.ts';
import { importSites, type SitesOfRelease } from '../../build/output/importSites.ts';
import { storeDeltaList } from '../../build/output/makeDeltas.ts';
import { deltaListFile, type ManifestSite, manifestFile } from '../../build/output/manifest.ts';
import { readProvenance, type SiteProvenance } from '../../build/output/provenance.ts';
import { assertReadableVersion, readManifest } from '../../build/output/readManifest.ts';
import { readLastBuild } from '../../build/release/lastBuild.ts';
import { openCache } from '../../build/release/openCache.ts';
import { openStore } from '../../build/release/publishBuild.ts';
import { sha256 } from '../../lib/hash.ts';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';

/** A release that can be shipped, as far as it is in the store. */
export interface SourceRelease {
  manifest: string;
  sites: readonly ManifestSite[];
  part: SitesOfRelease;
  deltas: readonly StoredFile[];
  provenance: readonly SiteProvenance[];
}

const hint = 'npm run build makes it, and npm run verify -- --repair mends one';

/** Folders of a project: the release, and the cache. */
interface ShipFolders {
  dist: string;
  cacheFolder: string;
}

/** Opens the content store of a project; contents of an intact dist are not checked again. */
export async function openShipStore(root: string, { dist, cacheFolder }: ShipFolders): Promise<ContentStore> {
  const { cache } = await openCache(root, { dist, cacheFolder });
  await markCacheFolder(cacheFolder);
  const { last } = await readLastBuild(cache, dist, contentPath(path.join(cacheFolder, storeFolder)));
  return openStore({ dist, cache, cacheFolder, previous: last?.record }, true);
}

/**
 * Reads the release in `dist`, and stores its contents as far as the cache lacks them. Throws a ProblemsError with every
 * file that is not as the manifest says.
 */
export async function readDist(dist: string, store: ContentStore): Promise<SourceRelease> {
  assertReadableVersion(dist, 'build all sites');
  const found = readManifest(dist);
  const name = path.basename(dist);
  if (!found?.sites.length || found.sources) {
    const message = found?.sources ? 'this is a shard, a part of a release' : 'there is no release';
    throw new ProblemsError([toFileProblem(name, message, found?.sources ? 'npm run merge joins shards' : hint)]);
  }
  const { sites, hosting } = found;
  return {
    manifest: readFileSync(path.join(dist, manifestFile), 'utf8'),
    sites,
    part: await importSites({ dist, name, sites, hosting }, store, hint),
    deltas: await importDeltas(dist, store),
    provenance: readProvenance(dist)?.sites ?? [],
  };
}

/** Stores the deltas of a dist and their list; one that is damaged is left out, and members load the whole file. */
async function importDeltas(dist: string, store: ContentStore): Promise<StoredFile[]> {
  const read = (file: string) => {
    try {
      return readFileSync(path.join(dist, deltasFolder, file));
    } catch {
      return undefined;
    }
  };
  const { files = [] } = parseFileList(read(deltaListFile)?.toString('utf8') ?? '') ?? {};
  const found: StoredFile[] = [];
  for (const file of files) {
    const bytes = store.has(file.sha256) ? undefined : read(file.path);
    if (bytes && sha256(bytes) === file.sha256) await store.add(bytes);
    if (store.has(file.sha256)) found.push(file);
  }
  return storeDeltaList(store, found);
}
