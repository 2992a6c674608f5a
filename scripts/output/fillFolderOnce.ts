import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder that stays as it is once it is there. Only a whole one takes its name, though several processes make it at
 * a time. Rejects with what `fill` rejects with, and then leaves nothing behind.
 */
export async function fillFolderOnce(folder: string, fill: (fresh: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(path.dirname(folder), { recursive: true });
  const fresh = await mkdtemp(`${folder}-`);
  try {
    await fill(fresh);
    await rename(fresh, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
