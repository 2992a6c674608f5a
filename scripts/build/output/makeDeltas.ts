import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib';
import type { Cache } from '../../lib/cache.ts';
import { sha256 } from '../../lib/hash.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { toDeltaFolder, toDeltaName, toDeltaPath } from '../hosting/deltas.ts';
import type { ContentStore, StoredFile } from './contentStore.ts';
import { listLastReleases } from './currentRelease.ts';
import { readFileList, readStoredList } from './fileLists.ts';
import { deltaListFile, renderFileList } from './manifest.ts';
import type { ReleasedSite } from './publishRelease.ts';
import { readManifest } from './readManifest.ts';

const zstdAsync = promisify(zstdCompress);

/** Start of a delta before the hash of its dictionary, by which browsers know it (RFC 9842). */
const deltaMagic = Buffer.from('5e2a4d1820000000', 'hex');
const HASH_LENGTH = 32;
const HEADER_LENGTH = deltaMagic.length + HASH_LENGTH;

/**
 * Options of the compressor. Beyond this level deltas take ten times as long and are hardly smaller. The checksum makes
 * browsers refuse a delta that was changed on its way.
 */
const zstdParams = { [constants.ZSTD_c_compressionLevel]: 9, [constants.ZSTD_c_checksumFlag]: 1 };

/** Largest share of a file's size by brotli that its delta may have. */
const MAX_SHARE = 0.5;

const CONCURRENT_DELTAS = 4;

/** A delta to make: the hashes of both versions, and the size of the new one by brotli. */
interface WantedDelta {
  path: string;
  dictionary: string;
  target: string;
  packedSize: number;
}

/** Compresses bytes with a dictionary whose hash is given, as browsers take it. */
export async function compressDelta(bytes: Uint8Array, dictionary: Buffer, hash: string): Promise<Buffer> {
  const frame = await zstdAsync(bytes, { dictionary, params: zstdParams });
  return Buffer.concat([deltaMagic, Buffer.from(hash, 'hex'), frame]);
}

/** Returns the hash of the dictionary that a delta names; undefined if it is no delta. */
export const readDictionaryHash = (delta: Buffer): string | undefined =>
  delta.length > HEADER_LENGTH && delta.subarray(0, deltaMagic.length).equals(deltaMagic)
    ? delta.toString('hex', deltaMagic.length, HEADER_LENGTH)
    : undefined;

/** Returns the bytes that a delta makes of its dictionary. Throws if it is damaged. */
export const decompressDelta = (delta: Buffer, dictionary: Buffer): Buffer =>
  zstdDecompressSync(delta.subarray(HEADER_LENGTH), { dictionary });

/** Maps the files that have deltas by the names that their versions share; where two have one name, neither has any. */
function mapDeltaFiles(files: readonly StoredFile[]): ReadonlyMap<string, StoredFile> {
  const named = Map.groupBy(files, ({ path }) => toDeltaName(path));
  return new Map(
    [...named].flatMap(([name, [file, ...others]]) =>
      name === undefined || file === undefined || others.length > 0 ? [] : [[name, file]],
    ),
  );
}

/** Lists the deltas of a site against its files in former releases. */
function listWantedDeltas(
  host: string,
  files: readonly StoredFile[],
  releases: readonly (readonly StoredFile[])[],
): WantedDelta[] {
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  const formerOf = releases.map(mapDeltaFiles);
  return [...mapDeltaFiles(files)].flatMap(([name, { path, sha256: target }]) => {
    const packedSize = sizes.get(`${path}.br`);
    if (packedSize === undefined) return [];
    const dictionaries = new Set(formerOf.map((former) => former.get(name)?.sha256 ?? target));
    dictionaries.delete(target);
    const folder = toDeltaFolder(host, path);
    return Array.from(dictionaries, (dictionary) => {
      const delta = toDeltaPath(folder, dictionary);
      return { path: delta, dictionary, target, packedSize };
    });
  });
}

/** Creates the reader of a site's files in each of these releases where they are not those of the list with `digest`. */
function createFormerReader(releases: readonly string[]) {
  const digests = releases.map((release) => {
    const { sites = [] } = readManifest(release) ?? {};
    return [release, new Map(sites.map(({ host, digest }) => [host, digest]))] as const;
  });
  return (owner: string, digest: string): (readonly StoredFile[])[] => {
    const places = new Map(digests.map(([release, sites]) => [sites.get(owner) ?? digest, release]));
    places.delete(digest);
    return Array.from(places, ([former, release]) => readFileList(release, { owner, digest: former })?.files ?? []);
  };
}

/**
 * Makes the deltas of a release against the last three in `dist`, as far as their files are still in the store; each once
 * for all sites that share a file, and only if it is much smaller than the file by brotli. Returns them with their list,
 * or nothing if there are none.
 */
export async function makeDeltas(
  sites: readonly ReleasedSite[],
  { cache, store, dist }: { cache: Cache; store: ContentStore; dist: string },
): Promise<StoredFile[]> {
  const readFormer = createFormerReader(await listLastReleases(dist));
  const wanted = new Map<string, WantedDelta>();
  for (const { head, digest } of sites) {
    const former = readFormer(head.host, digest);
    if (former.length === 0) continue;
    const { files } = readStoredList(store, digest)!;
    for (const delta of listWantedDeltas(head.host, files, former)) wanted.set(delta.path, delta);
  }
  const made = await mapLimit([...wanted.values()], CONCURRENT_DELTAS, (delta) => makeDelta(delta, cache, store));
  return storeDeltaList(
    store,
    made.filter((file) => file !== undefined),
  );
}

/** Stores the list of deltas; returns them, sorted, with their list, or nothing if there are none. */
export async function storeDeltaList(store: ContentStore, deltas: readonly StoredFile[]): Promise<StoredFile[]> {
  if (deltas.length === 0) return [];
  const files = deltas.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const list = { path: deltaListFile, bytes: Buffer.from(renderFileList({ files, hosting: [] })) };
  return [...files, ...(await store.put(list, false))];
}

/** Makes a delta, or takes it from the cache; undefined without its dictionary, or if it saves too little. */
async function makeDelta(
  { path, dictionary, target, packedSize }: WantedDelta,
  cache: Cache,
  store: ContentStore,
): Promise<StoredFile | undefined> {
  const isWorthwhile = ({ size }: Pick<StoredFile, 'size'>) => size <= packedSize * MAX_SHARE;
  const known = await cache.read('delta', [dictionary, target]);
  const delta = known && (JSON.parse(known.toString('utf8')) as Omit<StoredFile, 'path'>);
  if (delta && !isWorthwhile(delta)) return undefined;
  if (delta && (await store.obtain([delta.sha256]))) return { path, ...delta };
  if (!(await store.obtain([dictionary, target]))) return undefined;
  const [bytes, former] = await Promise.all([target, dictionary].map((hash) => readFile(store.pathOf(hash))));
  const packed = await compressDelta(bytes!, former!, dictionary);
  const made = { sha256: sha256(packed), size: packed.length };
  await cache.write('delta', [dictionary, target], Buffer.from(JSON.stringify(made)));
  if (!isWorthwhile(made)) return undefined;
  await store.add(packed);
  return { path, ...made };
}
