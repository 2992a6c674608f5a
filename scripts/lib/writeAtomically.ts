import { randomInt } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file so that no reader ever sees a part of it, and makes the folders it needs. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  // Processes, threads and calls may write one file at the same time.
  const part = `${file}.${randomInt(2 ** 48 - 1)}.part`;
  try {
    // Usually the folder exists.
    await writeFile(part, bytes).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(part, bytes);
    });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    // A full disk names no file.
    throw Object.assign(error as NodeJS.ErrnoException, { path: file });
  }
}
