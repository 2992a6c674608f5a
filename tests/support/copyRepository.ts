import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const copiedPaths = [
  'app',
  'brands',
  'themes',
  'templates',
  'scripts',
  'build.config.ts',
  '.linguirc.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  // The root's tsconfig names it, and Vite reads what the root's names.
  'tests/tsconfig.json',
];

export interface RepositoryCopy {
  root: string;
  remove(): Promise<void>;
}

/** Copies the project to a new folder, with the same installed packages, for tests that change its files. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matchpress-'));
  await Promise.all(copiedPaths.map((part) => cp(path.join(root, part), path.join(folder, part), { recursive: true })));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return { root: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
