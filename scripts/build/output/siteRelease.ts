import { sha256 } from '../../lib/hash.ts';
import { releaseFile } from '../hosting/releaseFile.ts';
import { isCompressedFile } from './compress.ts';

/** Files of a site that are written after its rules, or that only some builds have. */
const isWrittenLater = (path: string) => path === releaseFile || /^_(?:headers|redirects)$/.test(path);

/**
 * Names the release of a site by its own files, for reports: the first 16 digits of a SHA-256. Rules have it, and are part
 * of what gives a site its digest, which they so cannot have.
 */
export const toSiteRelease = (files: Iterable<{ path: string; sha256: string }>): string =>
  sha256(
    Array.from(files)
      .filter((file) => !isCompressedFile(file) && !isWrittenLater(file.path))
      .map(({ path, sha256: hash }) => `${path} ${hash}\n`)
      .sort()
      .join(''),
  ).slice(0, 16);
