import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
 * Quality of brotli. What several brands can share gets the best, because it is compressed once for all of them; what
 * one brand has, such as its pages, values and legal texts, gets one that takes less than half the time and adds 2 %,
 * where 9 adds 8 % to a page. The window is the usual one: no text is larger.
 */
const brotliQuality = { shared: 11, ofOneBrand: 10 };
const GZIP_LEVEL = 9;

/** Compresses bytes, of one brand only or shared by several. */
export function compress(format: CompressionFormat, bytes: Uint8Array, ofOneBrand: boolean): Promise<Buffer> {
  if (format === 'gz') return gzipAsync(bytes, { level: GZIP_LEVEL });
  const quality = brotliQuality[ofOneBrand ? 'ofOneBrand' : 'shared'];
  return brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
