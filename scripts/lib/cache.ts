import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CacheKind, readToolKey } from './cacheTools.ts';
import { sha256 } from './hash.ts';
import { memoize } from './memoize.ts';
import { writeAtomically } from './writeAtomically.ts';

/**
 * Results of earlier builds, found by everything they depend on: the tools of their kind, which the cache knows, and the
 * inputs. A damaged or truncated entry counts as absent, so deleting the folder only costs time.
 */
export interface Cache {
  read(kind: CacheKind, inputs: readonly unknown[]): Promise<Buffer | undefined>;
  write(kind: CacheKind, inputs: readonly unknown[], bytes: Uint8Array): Promise<void>;
}

/** Stores nothing: for tests and for measuring a cold build. */
export const noCache: Cache = { read: async () => undefined, write: async () => {} };

/** Where the results of earlier builds of the project at `root` are stored. */
export const defaultCacheFolder = (root: string): string => path.join(root, 'node_modules/.cache/matchpress');

/** The project that this file belongs to, and so its tools. */
const toolsRoot = path.resolve(import.meta.dirname, '../..');

/** Entries are files `<folder>/<kind>/<key>`: 32 bytes of SHA-256 and the payload they are the hash of. */
export function createDiskCache(folder: string): Cache {
  const toolKeyOf = memoize((kind: CacheKind) => readToolKey(toolsRoot, kind));
  const fileOf = (kind: CacheKind, inputs: readonly unknown[]) => {
    const key = sha256(JSON.stringify([toolKeyOf(kind), ...inputs]));
    return path.join(folder, kind, key.slice(0, 2), key);
  };
  return {
    async read(kind, inputs) {
      const file = readIfExists(fileOf(kind, inputs));
      if (!file || file.length < 32) return undefined;
      const payload = file.subarray(32);
      return sha256(payload) === file.subarray(0, 32).toString('hex') ? payload : undefined;
    },
    async write(kind, inputs, bytes) {
      const file = fileOf(kind, inputs);
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
