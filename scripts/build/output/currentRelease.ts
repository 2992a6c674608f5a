import { readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { listByLog, logFile, parseLog, type ReleaseLog, readLogText } from './releaseLog.ts';

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
const releaseName = /^(?:[0-9a-f]{16}|former)(?:-\d+)?$/;

/** Reads the log of what was published in a dist. */
export const readLog = (dist: string): ReleaseLog => parseLog(readLogText(path.join(releasesFolder(dist), logFile)));

/**
 * Lists the folder names of all releases that are kept: the one that `dist` links to, then by their last use, and last
 * those that the log does not name.
 */
export async function listReleases(dist: string): Promise<string[]> {
  const names = await readdir(releasesFolder(dist)).catch((): string[] => []);
  const present = new Set(names.filter((name) => releaseName.test(name)));
  const current = await readCurrentRelease(dist);
  const inOrder = [...(current === undefined ? [] : [current]), ...listByLog(readLog(dist)), ...present];
  return [...new Set(inOrder)].filter((name) => present.has(name));
}

/** Number of the releases that are looked at for what browsers or a former build may still have. */
const LAST_RELEASES = 3;

/** Lists the folders of the last three releases, the newest first, as far as they are there. */
export const listLastReleases = async (dist: string): Promise<string[]> =>
  (await listReleases(dist)).slice(0, LAST_RELEASES).map((name) => path.join(releasesFolder(dist), name));
