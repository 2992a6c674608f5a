import { readlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the folder of the releases: `dist` is a link to one folder in `.dist/`, and publishing replaces that link in
 * one step. So dist is always one complete release, even if a build fails or is killed.
 */
export const releasesFolder = (dist: string) => path.join(path.dirname(dist), `.${path.basename(dist)}`);

/** Returns the folder name of the release that `dist` links to; undefined if there is none. */
export async function readCurrentRelease(dist: string): Promise<string | undefined> {
  const target = await readlink(dist).catch(() => undefined);
  return target && path.basename(target);
}
