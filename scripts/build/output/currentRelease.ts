import { readdir, readlink } from 'node:fs/promises';
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

/** Pattern of the names of releases; `former` is a folder that was in the place of dist before. */
export const releaseName = /^(?:[0-9a-f]{16}|former)(?:-\d+)?$/;

/** Name among the releases of the one of which only the manifest and the lists of files are left. */
export const listsOnlyFolder = 'lists';

/**
 * Lists the folders of the last three releases, the newest first, as far as they are there; of the third only the
 * manifest and the lists of files, by which the content store may still have its contents.
 */
export async function listLastReleases(dist: string): Promise<string[]> {
  const [releases, current] = [releasesFolder(dist), await readCurrentRelease(dist)];
  const names = await readdir(releases).catch((): string[] => []);
  const former = names.filter((name) => releaseName.test(name) && name !== current);
  const found = [current, ...former, listsOnlyFolder].filter((name) => name !== undefined && names.includes(name));
  return found.map((name) => path.join(releases, name!));
}
