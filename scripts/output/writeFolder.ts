import { lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ProblemsError } from '../lib/problem.ts';

/** Files of a folder by their paths below it. */
export type FolderFiles = Readonly<Record<string, string | Uint8Array>>;

/** Writes a folder that is not there yet: made in `nursery`, on the same disk, and moved to its place whole. */
export async function createFolder(folder: string, files: FolderFiles, nursery: string): Promise<void> {
  const staging = await stageFolder(folder, files, nursery);
  try {
    if (await exists(folder)) throw alreadyExistsError(folder, 'nothing was written');
    await rename(staging, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Writes a folder in the place of the one of an earlier run, which is known by its file `mark`. */
export async function replaceFolder(folder: string, files: FolderFiles, mark: string): Promise<void> {
  await assertReplaceableFolder(folder, mark);
  const nursery = path.dirname(folder);
  await mkdir(nursery, { recursive: true });
  const staging = await stageFolder(folder, files, nursery);
  await rm(folder, { recursive: true, force: true });
  await rename(staging, folder);
}

/** Refuses to take the place of what an earlier run did not write. */
export async function assertReplaceableFolder(folder: string, mark: string): Promise<void> {
  if (!(await exists(folder))) return;
  const entries = await readdir(folder).catch(() => undefined);
  if (entries && (entries.length === 0 || entries.includes(mark))) return;
  throw alreadyExistsError(folder, 'move it away or choose another folder with --out');
}

async function stageFolder(folder: string, files: FolderFiles, nursery: string): Promise<string> {
  const staging = path.join(nursery, `.staging-${path.basename(folder)}-${process.pid}`);
  await rm(staging, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(staging, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return staging;
}

const exists = (folder: string) =>
  lstat(folder).then(
    () => true,
    () => false,
  );

const alreadyExistsError = (folder: string, hint: string) =>
  new ProblemsError([
    { file: path.basename(folder), line: 1, column: 1, message: 'something stands here already', hint },
  ]);
