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

/** Compresses with the strongest setting, because files are compressed once and sent often. */
export function compress(format: CompressionFormat, bytes: Uint8Array): Promise<Buffer> {
  if (format === 'gz') return gzipAsync(bytes, { level: 9 });
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
