import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from './hash.ts';
import { writeAtomically } from './writeAtomically.ts';

/**
 * Results of earlier builds, found by a key that names everything they depend on. A damaged or truncated entry counts
 * as absent, so deleting the folder only costs time.
 */
export interface Cache {
  read(kind: string, key: string): Promise<Buffer | undefined>;
  write(kind: string, key: string, bytes: Uint8Array): Promise<void>;
}

/** Stores nothing: for tests and for measuring a cold build. */
export const noCache: Cache = { read: async () => undefined, write: async () => {} };

/** Where the results of earlier builds of the project at `root` are stored. */
export const defaultCacheFolder = (root: string): string => path.join(root, 'node_modules/.cache/matchpress');

/** Entries are files `<folder>/<kind>/<key>`: 32 bytes of SHA-256 and the payload they are the hash of. */
export function createDiskCache(folder: string): Cache {
  const fileOf = (kind: string, key: string) => path.join(folder, kind, key.slice(0, 2), key);
  return {
    async read(kind, key) {
      const file = readIfExists(fileOf(kind, key));
      if (!file || file.length < 32) return undefined;
      const payload = file.subarray(32);
      return sha256(payload) === file.subarray(0, 32).toString('hex') ? payload : undefined;
    },
    async write(kind, key, bytes) {
      const file = fileOf(kind, key);
      await writeAtomically(file, Buffer.concat([Buffer.from(sha256(bytes), 'hex'), bytes])).catch((error) => {
        // Another process may have written the same entry in the meantime.
        if (!readIfExists(file)) throw error;
      });
    },
  };
}

/** Synchronous on purpose: thousands of small files are read several times faster than through the thread pool. */
function readIfExists(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** A key from everything a result depends on. */
export const cacheKey = (...parts: readonly unknown[]): string => sha256(JSON.stringify(parts));

/** The JSON value that the cache has under this key; without one, makes the value and stores it. */
export async function cachedJson<Value>(
  cache: Cache,
  kind: string,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const found = await cache.read(kind, key);
  if (found) return JSON.parse(found.toString('utf8')) as Value;
  const value = await make();
  await cache.write(kind, key, Buffer.from(JSON.stringify(value)));
  return value;
}
