import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from './hash.ts';

/**
 * One hash over the names and contents of files below `root`. `entries` are files or folders relative to it; test files
 * and missing entries are left out. Paths have forward slashes and are sorted, so that the hash is the same everywhere.
 */
export function hashTree(root: string, entries: readonly string[]): string {
  const files = entries.flatMap((entry) => listFiles(root, entry)).sort();
  return sha256(files.map((file) => `${file}\0${sha256(readFileSync(path.join(root, file)))}\n`).join(''));
}

function listFiles(root: string, entry: string): string[] {
  try {
    return readdirSync(path.join(root, entry), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => path.relative(root, path.join(item.parentPath, item.name)).replaceAll(path.sep, '/'))
      .filter((file) => !/\.test\.tsx?$/.test(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [entry];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
