import { lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ProblemsError, toFileProblem } from '../lib/problem.ts';

/** Files of a folder by their paths below it. */
export type FolderFiles = Readonly<Record<string, string | Uint8Array>>;

/** Writes a new folder: staged in `stagingRoot`, which is on the same disk, and moved in one step. Throws if it exists. */
export async function createFolder(folder: string, files: FolderFiles, stagingRoot: string): Promise<void> {
  const staging = await stageFolder(folder, files, stagingRoot);
  try {
    if (await exists(folder)) throw alreadyExistsError(folder, 'nothing was written');
    await rename(staging, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Replaces the folder of an earlier run, which is recognised by its file `markerFile`. */
export async function replaceFolder(folder: string, files: FolderFiles, markerFile: string): Promise<void> {
  await assertReplaceableFolder(folder, markerFile);
  const stagingRoot = path.dirname(folder);
  await mkdir(stagingRoot, { recursive: true });
  const staging = await stageFolder(folder, files, stagingRoot);
  await rm(folder, { recursive: true, force: true });
  await rename(staging, folder);
}

/** Throws a ProblemsError if the folder holds files but not those of an earlier run. */
export async function assertReplaceableFolder(folder: string, markerFile: string): Promise<void> {
  if (!(await exists(folder))) return;
  const entries = await readdir(folder).catch(() => undefined);
  if (entries && (entries.length === 0 || entries.includes(markerFile))) return;
  throw alreadyExistsError(folder, 'move it away or choose another folder with --out');
}

async function stageFolder(folder: string, files: FolderFiles, stagingRoot: string): Promise<string> {
  const staging = path.join(stagingRoot, `.staging-${path.basename(folder)}-${process.pid}`);
  await rm(staging, { recursive: true, force: true });
  try {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(staging, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    return staging;
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
}

const exists = (folder: string) =>
  lstat(folder).then(
    () => true,
    () => false,
  );

const alreadyExistsError = (folder: string, hint: string) =>
  new ProblemsError([toFileProblem(path.basename(folder), 'something stands here already', hint)]);
