import { type Dirent, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { TIME_PRECISION } from '../../lib/cache.ts';
import { cacheMakers } from '../../lib/cacheToolKeys.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';
import { compiledScriptsFolder, storeFolder } from './cacheFolders.ts';

/** Limit of a cache in bytes, if nobody sets another: some builds of thousands of sites. */
const DEFAULT_CACHE_LIMIT = 5_000_000_000;

/** Share of the limit that is kept, so that the next builds need not remove anything again. */
const KEPT_SHARE = 0.8;

const DAY = 86_400_000;

interface Forgettable {
  file: string;
  size: number;
  /** The time of its last use; in milliseconds. */
  at: number;
}

/** Returns 0 for a time in the future, which is of a clock that has been set back since; all later uses are newer. */
const toPast = (time: number) => (time > Date.now() + TIME_PRECISION ? 0 : time);

/**
 * Pattern of names below the folder of a kind, with forward slashes: entries and contents, also those of killed builds.
 */
const entryName = /^([0-9a-f]{2})\/\1[0-9a-f]{62}(?:\.\d+\.part)?$/;
const compiledScriptName = /^v[^/]+\/[0-9a-f]{8}$/;

/**
 * Lists what a cache could remove: only files with the name of an entry, whatever else somebody keeps there. A content
 * that a release links to is not listed, because it would free nothing, nor is one of `kept`; any other is older the
 * longer ago the last release with it was removed.
 */
function listForgettable(folder: string, kept: ReadonlySet<string>): Forgettable[] {
  return [...Object.keys(cacheMakers), compiledScriptsFolder, storeFolder].flatMap((kind) => {
    const [parent, pattern] = [
      path.join(folder, kind),
      kind === compiledScriptsFolder ? compiledScriptName : entryName,
    ];
    return listEntries(parent).flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const isNamed = pattern.test(path.relative(parent, file).replaceAll(path.sep, '/'));
      const stats = isNamed && entry.isFile() ? statSync(file, { throwIfNoEntry: false }) : undefined;
      if (!stats || stats.nlink > 1 || (kind === storeFolder && kept.has(entry.name))) return [];
      return [{ file, size: stats.size, at: toPast(kind === storeFolder ? stats.ctimeMs : stats.mtimeMs) }];
    });
  });
}

function listEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** Picks the oldest files until the rest is well below the limit. */
function pickOldest<File extends { size: number; at: number }>(files: readonly File[], limit: number): File[] {
  let size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= limit) return [];
  return files
    .toSorted((a, b) => a.at - b.at)
    .filter((file) => {
      if (size <= limit * KEPT_SHARE) return false;
      size -= file.size;
      return true;
    });
}

/**
 * Removes what was used the longest ago until the cache is below the limit in bytes; without one, checks once a day.
 * Contents that `listKept` names stay; it is called only when something may have to go.
 */
export async function trimCache(
  folder: string,
  limit: number | undefined,
  listKept: () => Promise<ReadonlySet<string>> = async () => new Set(),
): Promise<void> {
  const marker = path.join(folder, 'trimmed');
  const last = statSync(marker, { throwIfNoEntry: false })?.mtimeMs;
  if (limit === undefined && last !== undefined && Math.abs(Date.now() - last) < DAY) return;
  for (const { file } of pickOldest(listForgettable(folder, await listKept()), limit ?? DEFAULT_CACHE_LIMIT))
    rmSync(file, { force: true });
  await writeAtomically(marker, Buffer.from(''));
}
