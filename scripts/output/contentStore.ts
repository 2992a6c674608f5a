import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cache } from '../lib/cache.ts';
import { cacheKey } from '../lib/cache.ts';
import { cachedSha256, sha256 } from '../lib/hash.ts';
import { createAsyncMemo } from '../lib/memoize.ts';
import { type CompressionFormat, compress, compressionFormats, isCompressible } from './compress.ts';

/** One file of a site as the manifest lists it. */
export interface StoredFile {
  path: string;
  sha256: string;
  /** Bytes. */
  size: number;
}

/** Keeps identical bytes once, however many sites have them, together with their compressed forms. */
export interface ContentStore {
  /** Stores an artifact; gives the file and, where it compresses, its `.br` and `.gz`, which only browsers need. */
  put(artifact: { path: string; bytes: Uint8Array }, forBrowsers?: boolean): Promise<StoredFile[]>;
  /** The stored file with these bytes, to be linked into a site's folder. */
  pathOf(hash: string): string;
  /** How many bytes were stored, each content counted once. */
  uniqueBytes(): number;
}

type Content = Omit<StoredFile, 'path'>;

interface StoreOptions {
  folder: string;
  cache: Cache;
  /** false leaves the compressed forms out, for a quick local build and for measuring. */
  compressed: boolean;
}

/** Where a store keeps the content with a hash. */
export const contentPath =
  (folder: string) =>
  (hash: string): string =>
    path.join(folder, hash.slice(0, 2), hash);

/** A store of files named by their own hash. An entry whose bytes are not what its name says is written again. */
export function createContentStore({ folder, cache, compressed }: StoreOptions): ContentStore {
  const sizes = new Map<string, number>();
  const once = createAsyncMemo<Content>();
  const formsOnce = createAsyncMemo<Partial<Record<CompressionFormat, Content>>>();
  const fileOf = contentPath(folder);

  const keep = (bytes: Uint8Array, hash = cachedSha256(bytes)): Promise<Content> =>
    once(hash, async () => {
      sizes.set(hash, bytes.length);
      if (!hasContent(fileOf(hash), hash)) await writeAtomically(fileOf(hash), bytes);
      return { sha256: hash, size: bytes.length };
    });

  /** What an earlier build compressed, if it still stands in the store unharmed. */
  const readForms = async (key: string) => {
    const known = await cache.read('compressed', key);
    if (!known) return undefined;
    const forms = JSON.parse(known.toString('utf8')) as Partial<Record<CompressionFormat, Content>>;
    const intact = Object.values(forms).every(({ sha256: hash }) => hasContent(fileOf(hash), hash));
    if (!intact) return undefined;
    for (const { sha256: hash, size } of Object.values(forms)) sizes.set(hash, size);
    return forms;
  };

  const formsFor = (content: Content, bytes: Uint8Array) =>
    formsOnce(content.sha256, async () => {
      const key = cacheKey('compressed', content.sha256, process.versions.zlib, process.versions.brotli);
      const known = await readForms(key);
      if (known) return known;
      const made: Partial<Record<CompressionFormat, Content>> = {};
      for (const form of compressionFormats) {
        const small = await compress(form, bytes);
        if (small.length < bytes.length) made[form] = await keep(small);
      }
      await cache.write('compressed', key, Buffer.from(JSON.stringify(made)));
      return made;
    });

  return {
    pathOf: fileOf,
    uniqueBytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
    async put({ path: name, bytes }, forBrowsers = true) {
      const content = await keep(bytes);
      if (!compressed || !forBrowsers || !isCompressible(name)) return [{ path: name, ...content }];
      const forms = await formsFor(content, bytes);
      const smaller = compressionFormats.flatMap((form) =>
        forms[form] ? [{ path: `${name}.${form}`, ...forms[form] }] : [],
      );
      return [{ path: name, ...content }, ...smaller];
    },
  };
}

/** Synchronous on purpose, as in cache.ts. */
function hasContent(file: string, hash: string): boolean {
  try {
    return sha256(readFileSync(file)) === hash;
  } catch {
    return false;
  }
}

async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}
