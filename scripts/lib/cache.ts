import { readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { type CacheKind, readToolKey } from './cacheToolKeys.ts';
import { sha256 } from './hash.ts';
import { memoize } from './memoize.ts';
import type { RemoteCache } from './remoteCache.ts';
import { writeAtomically } from './writeAtomically.ts';

/**
 * Results of earlier builds, found by everything they depend on: the tools of their kind, which the cache knows, and the
 * inputs. A damaged or truncated entry counts as absent, so deleting the folder only costs time.
 */
export interface Cache {
  /** Where the entries are stored, by which another process finds them; undefined if nowhere. */
  folder: string | undefined;
  read(kind: CacheKind, inputs: readonly unknown[]): Promise<Buffer | undefined>;
  write(kind: CacheKind, inputs: readonly unknown[], bytes: Uint8Array): Promise<void>;
}

/** Stores nothing: for tests and for measuring a cold build. */
export const noCache: Cache = { folder: undefined, read: async () => undefined, write: async () => {} };

/** How many entries were found, and how many were not. */
export interface CacheCounts {
  hits: number;
  misses: number;
}

export interface DiskCache extends Cache {
  /** What was asked of it so far, by the kinds of entries. */
  counts(): Partial<Record<CacheKind, CacheCounts>>;
}

/** Where the results of earlier builds of the project at `root` are stored: not in node_modules, which `npm ci` empties. */
export const defaultCacheFolder = (root: string): string => path.join(root, '.cache');

/** The project that this file belongs to, and so its tools. */
export const toolsRoot = path.resolve(import.meta.dirname, '../..');

/** An entry that is used gets a new time if it is older than this; in milliseconds. */
export const TIME_PRECISION = 3_600_000;

/** Kinds of entries that are about one machine's folders. */
const ownKinds: readonly CacheKind[] = ['state'];

/**
 * Entries are files `<folder>/<kind>/<key>`: 32 bytes of SHA-256 and the payload they are the hash of. Their time tells
 * when they were last used, to the hour, so that the oldest can be forgotten. What is not there is looked for in `remote`.
 */
export function createDiskCache(folder: string, remote?: RemoteCache): DiskCache {
  const toolKeyOf = memoize((kind: CacheKind) => readToolKey(toolsRoot, kind));
  const counts: ReturnType<DiskCache['counts']> = {};
  const keyOf = (kind: CacheKind, inputs: readonly unknown[]) =>
    sha256(JSON.stringify([kind, toolKeyOf(kind), ...inputs]));
  const fileOf = (kind: CacheKind, key: string) => path.join(folder, kind, key.slice(0, 2), key);
  const remoteOf = (kind: CacheKind) => (ownKinds.includes(kind) ? undefined : remote);
  const writeEntry = async (file: string, bytes: Uint8Array) => {
    await writeAtomically(file, Buffer.concat([Buffer.from(sha256(bytes), 'hex'), bytes])).catch((error) => {
      // Another process may have written the same entry in the meantime.
      if (!readIfExists(file)) throw error;
    });
  };
  const readRemote = async (kind: CacheKind, key: string) => {
    const bytes = await remoteOf(kind)?.readEntry(key);
    if (bytes) await writeEntry(fileOf(kind, key), bytes);
    return bytes;
  };
  return {
    counts: () => counts,
    folder,
    async read(kind, inputs) {
      const key = keyOf(kind, inputs);
      const payload = readEntry(fileOf(kind, key)) ?? (await readRemote(kind, key));
      const { hits, misses } = counts[kind] ?? { hits: 0, misses: 0 };
      counts[kind] = payload ? { hits: hits + 1, misses } : { hits, misses: misses + 1 };
      return payload;
    },
    async write(kind, inputs, bytes) {
      const key = keyOf(kind, inputs);
      await writeEntry(fileOf(kind, key), bytes);
      remoteOf(kind)?.writeEntry(key, bytes);
    },
  };
}

function readEntry(file: string): Buffer | undefined {
  const entry = readIfExists(file);
  if (!entry || entry.length < 32) return undefined;
  const payload = entry.subarray(32);
  if (sha256(payload) !== entry.subarray(0, 32).toString('hex')) return undefined;
  markAsUsed(file);
  return payload;
}

function markAsUsed(file: string): void {
  const now = Date.now();
  try {
    if (Math.abs(now - statSync(file).mtimeMs) > TIME_PRECISION) utimesSync(file, now / 1000, now / 1000);
  } catch {
    // In a folder that cannot be written to, entries keep their time.
  }
}

/** Synchronous on purpose: thousands of small files are read several times faster than through the thread pool. */
function readIfExists(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** The JSON value that the cache has for these inputs; without one, makes the value and stores it. */
export async function cachedJson<Value>(
  cache: Cache,
  kind: CacheKind,
  inputs: readonly unknown[],
  make: () => Promise<Value>,
): Promise<Value> {
  const found = await cache.read(kind, inputs);
  if (found) return JSON.parse(found.toString('utf8')) as Value;
  const value = await make();
  await cache.write(kind, inputs, Buffer.from(JSON.stringify(value)));
  return value;
}
