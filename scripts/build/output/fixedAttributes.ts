import { chmodSync, lutimesSync, statSync, utimesSync } from 'node:fs';

/** Modes of all published files and folders, whatever the mask of the process. */
const [FILE_MODE, FOLDER_MODE] = [0o644, 0o755];

/** Bits of a mode that are not the kind of the file. */
const ALL_BITS = 0o7777;

/** Range of times, in seconds since 1970: two contents of one length have different ones, none in the future. */
const [EARLIEST, RANGE] = [1_000_000_000, 500_000_000];

/**
 * Derives a time from a hash, and not from a clock. Servers that make an ETag of size and time, and tools that compare
 * these two, tell two contents apart by it.
 */
const toTime = (hash: string): number => EARLIEST + (Number.parseInt(hash.slice(0, 8), 16) % RANGE);

/** Gives a file the mode and time for publishing, by the hash of its content. */
export function fixFile(file: string, hash: string): void {
  const { mode, mtimeMs } = statSync(file);
  const time = toTime(hash);
  if ((mode & ALL_BITS) !== FILE_MODE) chmodSync(file, FILE_MODE);
  if (mtimeMs !== time * 1000) utimesSync(file, time, time);
}

/** Does the same for a folder that is complete; each later change of its entries gives it another time. */
export function fixFolder(folder: string, hash: string): void {
  chmodSync(folder, FOLDER_MODE);
  utimesSync(folder, toTime(hash), toTime(hash));
}

/** Does the same for a link itself, which has no mode. */
export const fixLink = (link: string, hash: string): void => lutimesSync(link, toTime(hash), toTime(hash));
