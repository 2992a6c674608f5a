import { readFileSync } from 'node:fs';
import type { CompressionEffort } from '../../lib/CompressionEffort.ts';
import type { Cache } from '../../lib/cache.ts';
import { cachedSha256, sha256 } from '../../lib/hash.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { createAsyncMemo } from '../../lib/memoize.ts';
import type { RemoteCache } from '../../lib/remoteCache.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';
import { contentPath } from './cacheFolders.ts';
import { type CompressionFormat, compress, compressionFormats, isCompressible } from './compress.ts';

/** One file of a site as the manifest lists it. */
export interface StoredFile {
  path: string;
  sha256: string;
  /** Size in bytes. */
  size: number;
}

/** Stores equal contents once, however many sites have them, together with their compressed files. */
export interface ContentStore {
  /** Stores an artifact; returns the file and, for browsers and where it gets smaller, its `.br` and `.gz`. */
  put(
    artifact: { path: string; bytes: Uint8Array; effort?: CompressionEffort },
    forBrowsers?: boolean,
  ): Promise<StoredFile[]>;
  /** Stores bytes as they are. */
  add(bytes: Uint8Array): Promise<void>;
  /** Whether the content with this hash is there, unharmed. */
  has(hash: string): boolean;
  /** Whether the content with this hash is one of an intact release. */
  isTrusted(hash: string): boolean;
  /** Whether these contents are there, after those that are missing were fetched from the remote cache. */
  obtain(hashes: readonly string[]): Promise<boolean>;
  /** Returns the path of the content with this hash, to be linked into a site's folder. */
  pathOf(hash: string): string;
}

type Content = Omit<StoredFile, 'path'>;

interface StoreOptions {
  folder: string;
  cache: Cache;
  /** false leaves the compressed files out, for a quick local build and for measuring. */
  compressed: boolean;
  /** The cache that missing contents are read from, and new ones are written to. */
  remote?: RemoteCache | undefined;
  /** The hashes of the contents of an intact release; all others are read before they are used. */
  trusted?: ReadonlySet<string>;
}

/** Number of contents of one site that are read from the remote cache at a time. */
const CONCURRENT_READS = 8;

/** Creates a store of files named by their own hash. A file that does not match its name is written again. */
export function createContentStore({
  folder,
  cache,
  compressed,
  remote,
  trusted = new Set(),
}: StoreOptions): ContentStore {
  const present = new Set(trusted);
  const once = createAsyncMemo<Content>();
  const downloadedOnce = createAsyncMemo<boolean>();
  const formatsOnce = createAsyncMemo<Partial<Record<CompressionFormat, Content>>>();
  const fileOf = contentPath(folder);

  const has = (hash: string) => {
    if (present.has(hash)) return true;
    if (!isContent(fileOf(hash), hash)) return false;
    present.add(hash);
    return true;
  };

  const store = (bytes: Uint8Array, { isRemote = false } = {}, hash = cachedSha256(bytes)): Promise<Content> =>
    once(hash, async () => {
      if (!has(hash)) {
        await writeAtomically(fileOf(hash), bytes);
        if (!isRemote) remote?.writeContent(hash, bytes);
      }
      present.add(hash);
      return { sha256: hash, size: bytes.length };
    });

  /** Downloads a content once, also when several sites that are built at the same time want it. */
  const download = (hash: string) =>
    downloadedOnce(hash, async () => {
      const bytes = await remote?.readContent(hash);
      if (bytes) await store(bytes, { isRemote: true }, hash);
      return bytes !== undefined;
    });

  const obtain = async (hashes: readonly string[]) => {
    const missing = hashes.filter((hash) => !has(hash));
    if (!remote) return missing.length === 0;
    return (await mapLimit(missing, CONCURRENT_READS, download)).every(Boolean);
  };

  /** Reads the files that an earlier build compressed, if they are still intact. */
  const readFormats = async (source: string, effort: CompressionEffort) => {
    const known = await cache.read('compressed', [source, effort]);
    if (!known) return undefined;
    const formats = JSON.parse(known.toString('utf8')) as Partial<Record<CompressionFormat, Content>>;
    return (await obtain(Object.values(formats).map(({ sha256: hash }) => hash))) ? formats : undefined;
  };

  const compressedFormatsOf = (content: Content, bytes: Uint8Array, effort: CompressionEffort) =>
    formatsOnce(`${content.sha256} ${effort}`, async () => {
      const known = await readFormats(content.sha256, effort);
      if (known) return known;
      const compressedFormats: Partial<Record<CompressionFormat, Content>> = {};
      for (const format of compressionFormats) {
        const small = await compress(format, bytes, effort);
        if (small.length < bytes.length) compressedFormats[format] = await store(small);
      }
      await cache.write('compressed', [content.sha256, effort], Buffer.from(JSON.stringify(compressedFormats)));
      return compressedFormats;
    });

  return {
    has,
    isTrusted: (hash) => trusted.has(hash),
    obtain,
    add: async (bytes) => void (await store(bytes)),
    pathOf: fileOf,
    async put({ path: name, bytes, effort = 'best' }, forBrowsers = true) {
      const content = await store(bytes);
      if (!compressed || !forBrowsers || !isCompressible(name)) return [{ path: name, ...content }];
      const formats = await compressedFormatsOf(content, bytes, effort);
      const smaller = compressionFormats.flatMap((format) =>
        formats[format] ? [{ path: `${name}.${format}`, ...formats[format] }] : [],
      );
      return [{ path: name, ...content }, ...smaller];
    },
  };
}

/** Whether a file has the content of this hash; synchronous for the reason given in lib/cache.ts. */
function isContent(file: string, hash: string): boolean {
  try {
    return sha256(readFileSync(file)) === hash;
  } catch {
    return false;
  }
}
