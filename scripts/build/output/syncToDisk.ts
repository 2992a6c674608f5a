import { execFile } from 'node:child_process';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { mapLimit } from '../../lib/mapLimit.ts';

/** Number of paths above which it is several times faster to write the whole file system at once. */
const MAX_SINGLE_SYNCS = 50;

/** Number of syncs at a time, more than Node has threads for, so that none waits. */
const CONCURRENT_SYNCS = 16;

/** Error codes of a file system that cannot sync this kind of path. */
const unable = ['EINVAL', 'EPERM', 'EBADF', 'EISDIR', 'ENOTSUP', 'ENOSYS'];

/**
 * Makes the system write files, and the entries of folders, of one file system to disk, so that a loss of power does
 * not undo them. Rejects if the disk is full or fails; a file system that cannot do it is no failure.
 */
export async function syncToDisk(paths: readonly string[]): Promise<void> {
  if (paths.length > MAX_SINGLE_SYNCS && (await syncFileSystem(paths.at(-1)!))) return;
  await mapLimit(paths, CONCURRENT_SYNCS, syncPath);
}

/** Writes the whole file system of a path to disk; false where no command does that. */
const syncFileSystem = async (path: string): Promise<boolean> =>
  process.platform === 'linux' &&
  promisify(execFile)('sync', ['-f', path]).then(
    () => true,
    () => false,
  );

async function syncPath(path: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    await handle.sync();
  } catch (error) {
    if (!unable.includes((error as NodeJS.ErrnoException).code ?? '')) throw Object.assign(error as Error, { path });
  } finally {
    await handle?.close();
  }
}
