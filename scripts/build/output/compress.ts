import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CompressionEffort } from '../../lib/CompressionEffort.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compressibleExtensions = new Set(['html', 'js', 'css', 'svg', 'json', 'txt', 'webmanifest', 'ico']);

/** Whether files of this name should be compressed; the formats of pictures and fonts are compressed already. */
export const isCompressible = (path: string): boolean =>
  compressibleExtensions.has(path.slice(path.lastIndexOf('.') + 1));

/** Extensions of the compressed files that web servers look for beside a file. */
export const compressionFormats = ['br', 'gz'] as const;
export type CompressionFormat = (typeof compressionFormats)[number];

/** Whether a file of a site is the compressed form of the one beside it. */
export const isCompressedFile = ({ path }: { path: string }): boolean =>
  compressionFormats.some((format) => path.endsWith(`.${format}`));

/**
 * Quality of brotli. That of `good` takes less than half the time of the best and adds 2 %, that of `fast` a tenth and
 * adds 6 %; those between take longer for no fewer bytes. The window is the usual one: no text is larger.
 */
const brotliQuality = { best: 11, good: 10, fast: 5 } satisfies Record<CompressionEffort, number>;
const GZIP_LEVEL = 9;

/** Compresses bytes; gzip, which few browsers ask for, takes the same for every effort. */
export function compress(format: CompressionFormat, bytes: Uint8Array, effort: CompressionEffort): Promise<Buffer> {
  if (format === 'gz') return gzipAsync(bytes, { level: GZIP_LEVEL });
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
