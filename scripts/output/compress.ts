import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compressibleExtensions = new Set(['html', 'js', 'css', 'svg', 'json', 'txt', 'webmanifest', 'ico']);

/** Whether files of this name are worth compressing: text and icons; pictures and fonts are compressed already. */
export const isCompressible = (path: string): boolean =>
  compressibleExtensions.has(path.slice(path.lastIndexOf('.') + 1));

/** Endings of the two compressed forms, as web servers expect them beside a file. */
export const compressionFormats = ['br', 'gz'] as const;
export type CompressionFormat = (typeof compressionFormats)[number];

/** The strongest setting of each: these bytes are made once and sent a million times. */
export function compress(form: CompressionFormat, bytes: Uint8Array): Promise<Buffer> {
  if (form === 'gz') return gzipAsync(bytes, { level: 9 });
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
