import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the paths of all files below a folder, with forward slashes. Folders that are links are entered too, but not
 * again inside themselves; every other link, pipe or device counts as a file.
 */
export const listFiles = (folder: string): string[] => listBelow(realpathSync(folder), []);

/** @param outer the real paths of the folders around this one */
function listBelow(folder: string, outer: readonly string[]): string[] {
  const entered = [...outer, folder];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const inner = findFolder(path.join(folder, entry.name), entry);
    if (inner === undefined || entered.includes(inner)) return [entry.name];
    return listBelow(inner, entered).map((file) => `${entry.name}/${file}`);
  });
}

/** Finds the real path of the folder that an entry is, or that it leads to; undefined for any other. */
function findFolder(file: string, entry: Dirent): string | undefined {
  if (!entry.isSymbolicLink()) return entry.isDirectory() ? file : undefined;
  try {
    return statSync(file).isDirectory() ? realpathSync(file) : undefined;
  } catch {
    return undefined;
  }
}
