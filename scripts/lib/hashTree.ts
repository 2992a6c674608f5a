import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from './hash.ts';
import { memoize } from './memoize.ts';
import { isRegularFile } from './regularFile.ts';

/**
 * Returns one hash over the names and contents of files. Entries are files or folders relative to a root; tests,
 * documents and missing entries are left out. Paths have forward slashes and are sorted, so that the hash is the same
 * everywhere. Files for which `leavesOut` returns true are left out, too.
 */
export interface HashTree {
  (entries: readonly string[], leavesOut?: (file: string) => boolean): string;
  /** Lists these files with the hash of each, sorted by path. */
  list(entries: readonly string[], leavesOut?: (file: string) => boolean): HashedFile[];
}

/** Path of a file below the root, and the hash of its content. */
type HashedFile = readonly [file: string, hash: string];

/** Creates the hasher of the files below `root`, which reads each file and folder once: for one build. */
export function createTreeHasher(root: string): HashTree {
  const list = memoize((entry: string) => listFiles(root, entry));
  const hash = memoize((file: string) => sha256(readFileSync(path.join(root, file))));
  const listHashes: HashTree['list'] = (entries, leavesOut = () => false) =>
    entries
      .flatMap(list)
      .filter((file) => !leavesOut(file))
      .sort()
      .map((file) => [file, hash(file)] as const);
  const hashAll = (...args: Parameters<HashTree['list']>) =>
    sha256(
      listHashes(...args)
        .map(([file, one]) => `${file}\0${one}\n`)
        .join(''),
    );
  return Object.assign(hashAll, { list: listHashes });
}

/** Hashes files below `root` as they are now. */
export const hashTree = (root: string, entries: readonly string[]): string => createTreeHasher(root)(entries);

function listFiles(root: string, entry: string): string[] {
  try {
    return readdirSync(path.join(root, entry), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => path.relative(root, path.join(item.parentPath, item.name)).replaceAll(path.sep, '/'))
      .filter((file) => !/\.test\.tsx?$|\.md$/.test(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return isRegularFile(path.join(root, entry)) ? [entry] : [];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
