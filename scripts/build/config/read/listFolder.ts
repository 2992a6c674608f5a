import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { desktopFiles } from '../../../lib/desktopFiles.ts';
import { ProblemsError } from '../../../lib/problem.ts';
import { toUnreadableProblem } from '../../../lib/regularFile.ts';

/** Lists the entries of a folder, sorted by name; none if there is no such folder. */
export async function listFolder(root: string, folder: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    return entries.filter(({ name }) => !desktopFiles.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw new ProblemsError([toUnreadableProblem(folder, error)]);
  }
}
