import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from './hash.ts';

/**
 * Results of earlier builds on disk, found by a key that names everything they depend on.
 * An entry that is damaged or cut short counts as absent; deleting the folder costs time and nothing else.
 */
export interface Cache {
  read(kind: string, key: string): Promise<Buffer | undefined>;
  write(kind: string, key: string, bytes: Uint8Array): Promise<void>;
}

/** Nothing is kept: for tests and for measuring a cold build. */
export const noCache: Cache = { read: async () => undefined, write: async () => {} };

/** Entries are files `<folder>/<kind>/<key>`: 32 bytes of SHA-256 and the payload they are the hash of. */
export function createDiskCache(folder: string): Cache {
  const made = new Set<string>();
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
      const parent = path.dirname(file);
      if (!made.has(parent)) {
        await mkdir(parent, { recursive: true });
        made.add(parent);
      }
      const part = `${file}.${process.pid}.part`;
      await writeFile(part, Buffer.concat([Buffer.from(sha256(bytes), 'hex'), bytes]));
      await rename(part, file).catch(() => rm(part, { force: true }));
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

/** A JSON value from the cache, or made and kept. */
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
