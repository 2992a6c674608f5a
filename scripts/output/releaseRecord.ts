import { lstatSync, type Stats } from 'node:fs';
import path from 'node:path';

/** A folder of a release, and what is in it. */
export interface RecordedFolder {
  /** When its entries last changed. */
  mtimeMs: number;
  /** Its files, by the keys of ReleaseRecord.files. */
  files: readonly string[];
  /** The folders that it links to, as in ReleaseRecord.folders. */
  folders: readonly string[];
}

/** What a release was on disk when it was published. */
export interface ReleaseRecord {
  /** Name of the release's folder. */
  release: string;
  /**
   * Size and time of each file: by its hash where all names of a content are hard links into the store, so that a write
   * into one shows at all, else by its path in the folder of the releases.
   */
  files: ReadonlyMap<string, { size: number; mtimeMs: number }>;
  /** By their paths in the folder of the releases; the one named `release` is the release itself. */
  folders: ReadonlyMap<string, RecordedFolder>;
}

const hashPattern = /^[0-9a-f]{64}$/;

/** Whether a key of ReleaseRecord.files is the hash of a content. */
export const isContentHash = (key: string): boolean => hashPattern.test(key);

/**
 * Whether nothing of a release has been changed, removed or added since. Each content and each folder is looked at once.
 *
 * @param releases the folder of the releases
 */
export function isReleaseIntact(
  { files, folders }: ReleaseRecord,
  releases: string,
  storedFile: (hash: string) => string,
): boolean {
  const isUnchanged = (file: string, mtimeMs: number, isExpected: (stats: Stats) => boolean) => {
    try {
      const stats = lstatSync(file);
      return stats.mtimeMs === mtimeMs && isExpected(stats);
    } catch {
      return false;
    }
  };
  for (const [folder, { mtimeMs }] of folders) {
    if (!isUnchanged(path.join(releases, folder), mtimeMs, (stats) => stats.isDirectory())) return false;
  }
  for (const [key, { size, mtimeMs }] of files) {
    const file = isContentHash(key) ? storedFile(key) : path.join(releases, key);
    if (!isUnchanged(file, mtimeMs, (stats) => stats.size === size)) return false;
  }
  return true;
}

/** A record as JSON, in which folders name files by their positions. */
export function serializeRecord({ release, files, folders }: ReleaseRecord): unknown {
  const positions = new Map(Array.from(files.keys(), (key, position) => [key, position]));
  return {
    release,
    files: Array.from(files, ([key, { size, mtimeMs }]) => [key, size, mtimeMs]),
    folders: Array.from(folders, ([name, folder]) => [
      name,
      folder.mtimeMs,
      folder.files.map((key) => positions.get(key)),
      folder.folders,
    ]),
  };
}

/** Reads what serializeRecord has given. */
export function parseRecord(json: unknown): ReleaseRecord {
  const { release, files, folders } = json as {
    release: string;
    files: [key: string, size: number, mtimeMs: number][];
    folders: [name: string, mtimeMs: number, files: number[], folders: string[]][];
  };
  return {
    release,
    files: new Map(files.map(([key, size, mtimeMs]) => [key, { size, mtimeMs }])),
    folders: new Map(
      folders.map(([name, mtimeMs, positions, names]) => [
        name,
        { mtimeMs, files: positions.map((position) => files[position]![0]), folders: names },
      ]),
    ),
  };
}
