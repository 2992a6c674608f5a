import { copyFile, link, lstat, mkdir, mkdtemp, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertOwnFolder, type FolderUse } from './ownFolder.ts';

/** Files of a folder by their paths below it. */
export type FolderFiles = Readonly<Record<string, string | Uint8Array>>;

/** Files of a folder, some of which are hard links to others. */
export type LinkedFolderFiles = Readonly<Record<string, FolderFiles[string] | { linkTo: string }>>;

/**
 * Makes a folder by `fill`, unless it exists. Only a complete one gets its name, even if several processes make it at a
 * time. Rejects with the error of `fill`, and then leaves nothing behind.
 */
export async function fillFolderOnce(folder: string, fill: (staging: string) => Promise<void>): Promise<void> {
  if (await exists(folder)) return;
  await mkdir(path.dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}-`);
  try {
    await fill(staging);
    await rename(staging, folder).catch(async (error) => {
      if (!(await exists(folder))) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Replaces the folder of an earlier run; if a link leads to it, the link stays. */
export async function replaceFolder(folder: string, files: LinkedFolderFiles, use: FolderUse): Promise<void> {
  assertOwnFolder(folder, use);
  const target = await realpath(folder).catch(() => folder);
  const stagingRoot = path.dirname(target);
  await mkdir(stagingRoot, { recursive: true });
  const staging = await stageFolder(target, files, stagingRoot);
  await rm(target, { recursive: true, force: true });
  await rename(staging, target);
}

async function stageFolder(folder: string, files: LinkedFolderFiles, stagingRoot: string): Promise<string> {
  const staging = path.join(stagingRoot, `.staging-${path.basename(folder)}-${process.pid}`);
  await rm(staging, { recursive: true, force: true });
  try {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(staging, name);
      await mkdir(path.dirname(file), { recursive: true });
      if (typeof content === 'string' || content instanceof Uint8Array) await writeFile(file, content);
      // Another disk, or one without hard links, gets a copy.
      else await link(content.linkTo, file).catch(() => copyFile(content.linkTo, file));
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
