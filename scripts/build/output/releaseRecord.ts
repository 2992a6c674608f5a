import { lstatSync, readFileSync, type Stats } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../lib/hash.ts';

/**
 * Attributes of a file or folder in the file system. A change of a file can keep its size and set back its time, but
 * not the time of that change; another file in its place has another inode.
 */
export type Attributes = Pick<Stats, (typeof attributes)[number]>;
const attributes = ['mode', 'ino', 'size', 'mtimeMs', 'ctimeMs'] as const;

/** A folder of a release, and its entries. */
interface RecordedFolder extends Attributes {
  /** Its files, by the keys of ReleaseRecord.files. */
  files: readonly string[];
  /** The folders that it links to, as in ReleaseRecord.folders. */
  folders: readonly string[];
}

/** State of a release on disk when it was published. */
export interface ReleaseRecord {
  /** Name of the release's folder. */
  release: string;
  /**
   * By its hash where all names of a content are hard links into the store, so that a write into one can be noticed,
   * else by its path in the folder of the releases.
   */
  files: ReadonlyMap<string, Attributes>;
  /** By their paths in the folder of the releases; the one named `release` is the release itself. */
  folders: ReadonlyMap<string, RecordedFolder>;
}

const hashPattern = /^[0-9a-f]{64}$/;

/** Whether a key of ReleaseRecord.files is the hash of a content. */
export const isContentHash = (key: string): boolean => hashPattern.test(key);

/** Reads the attributes of a file or folder. Throws if there is none. */
export function readAttributes(file: string): Attributes {
  const { mode, ino, size, mtimeMs, ctimeMs } = lstatSync(file);
  return { mode, ino, size, mtimeMs, ctimeMs };
}

/**
 * Returns the record of a release as it is now, if nothing of it has been changed, removed or added since; else
 * undefined. Each content and each folder is checked once; a content that got or lost a name in another release is
 * read.
 *
 * @param releases the folder of the releases
 */
export function checkRelease(
  record: ReleaseRecord,
  releases: string,
  storedFile: (hash: string) => string,
): ReleaseRecord | undefined {
  const renamed = new Map<string, Attributes>();
  try {
    for (const [folder, recorded] of record.folders) {
      if (!isSame(readAttributes(path.join(releases, folder)), recorded)) return undefined;
    }
    for (const [key, recorded] of record.files) {
      const isStored = isContentHash(key);
      const file = isStored ? storedFile(key) : path.join(releases, key);
      const now = readAttributes(file);
      if (isSame(now, recorded)) continue;
      if (!isStored || !isSame(now, recorded, ['ctimeMs']) || sha256(readFileSync(file)) !== key) return undefined;
      renamed.set(key, now);
    }
  } catch {
    return undefined;
  }
  return renamed.size === 0 ? record : { ...record, files: new Map([...record.files, ...renamed]) };
}

const isSame = (a: Attributes, b: Attributes, except: readonly (keyof Attributes)[] = []) =>
  attributes.every((name) => a[name] === b[name] || except.includes(name));

const toList = (of: Attributes) => attributes.map((name) => of[name]);
const fromList = (values: readonly number[]) =>
  Object.fromEntries(attributes.map((name, index) => [name, values[index]])) as unknown as Attributes;

/** Serializes a record as JSON, in which folders name files by their positions. */
export function serializeRecord({ release, files, folders }: ReleaseRecord): unknown {
  const positions = new Map(Array.from(files.keys(), (key, position) => [key, position]));
  return {
    release,
    files: Array.from(files, ([key, file]) => [key, toList(file)]),
    folders: Array.from(folders, ([name, folder]) => [
      name,
      toList(folder),
      folder.files.map((key) => positions.get(key)),
      folder.folders,
    ]),
  };
}

/** Parses the result of serializeRecord. */
export function parseRecord(json: unknown): ReleaseRecord {
  const { release, files, folders } = json as {
    release: string;
    files: [key: string, attributes: number[]][];
    folders: [name: string, attributes: number[], files: number[], folders: string[]][];
  };
  return {
    release,
    files: new Map(files.map(([key, values]) => [key, fromList(values)])),
    folders: new Map(
      folders.map(([name, values, positions, names]) => [
        name,
        { ...fromList(values), files: positions.map((position) => files[position]![0]), folders: names },
      ]),
    ),
  };
}
