import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { lstat, mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../lib/hash.ts';
import { ProblemsError, toFileProblem } from '../lib/problem.ts';
import type { ContentStore, StoredFile } from './contentStore.ts';
import { type ReleaseContents, releaseFolders, renderManifest } from './manifest.ts';

/**
 * The folder of the releases: `dist` is a link to one folder in `.dist/`, and publishing replaces that link in one step.
 * So dist is always one complete release, even if a build fails or is killed.
 */
export const releasesFolder = (dist: string) => path.join(path.dirname(dist), `.${path.basename(dist)}`);

/** How many releases before the current one stay, for a rollback. */
const PREVIOUS_RELEASES = 1;

export interface PublishedRelease {
  /** The release's folder name. */
  folderName: string;
  /** Whether all files are hard links into the store; false where the file system could only copy. */
  hardLinked: boolean;
}

/** Writes all sites and the hosting folder into a staging folder, then switches `dist` to it. */
export async function publishRelease(
  dist: string,
  contents: ReleaseContents,
  store: ContentStore,
): Promise<PublishedRelease> {
  const manifest = renderManifest(contents);
  const releases = releasesFolder(dist);
  await mkdir(releases, { recursive: true });
  await removeStaging(releases);
  const staging = path.join(releases, `staging-${process.pid}`);
  let hardLinked = true;
  for (const { folder, files } of releaseFolders(contents)) {
    hardLinked = stageFiles(path.join(staging, folder), files, store) && hardLinked;
  }
  await writeFile(path.join(staging, 'manifest.json'), manifest);

  const name = await findFreeName(releases, sha256(manifest).slice(0, 16));
  await rename(staging, path.join(releases, name));
  await switchRelease(dist, name);
  await removeOldReleases(releases, name);
  return { folderName: name, hardLinked };
}

/** Hard links files where the file system can, else copies them; returns whether all were linked. */
function stageFiles(folder: string, files: readonly StoredFile[], store: ContentStore): boolean {
  let hardLinked = true;
  const createdFolders = new Set<string>();
  for (const file of files) {
    const target = path.join(folder, file.path);
    const parent = path.dirname(target);
    if (!createdFolders.has(parent)) {
      mkdirSync(parent, { recursive: true });
      createdFolders.add(parent);
    }
    const source = store.pathOf(file.sha256);
    try {
      linkSync(source, target);
    } catch {
      copyFileSync(source, target);
      hardLinked = false;
    }
  }
  return hardLinked;
}

async function findFreeName(releases: string, digest: string): Promise<string> {
  const existing = new Set(await readdir(releases));
  for (let count = 1; ; count++) {
    const name = count === 1 ? digest : `${digest}-${count}`;
    if (!existing.has(name)) return name;
  }
}

/** Replaces the link by a rename, which is atomic: no reader sees a missing or half-written dist. */
async function switchRelease(dist: string, name: string): Promise<void> {
  const releases = releasesFolder(dist);
  const found = await lstat(dist).catch(() => undefined);
  if (found && !found.isSymbolicLink()) await rename(dist, path.join(releases, await findFreeName(releases, 'former')));
  const link = path.join(releases, `link-${process.pid}`);
  await rm(link, { force: true });
  await symlink(path.join(path.basename(releases), name), link, 'dir');
  await rename(link, dist);
}

/** The folder name of the release that `dist` links to; undefined if there is none. */
export async function readCurrentRelease(dist: string): Promise<string | undefined> {
  const target = await readlink(dist).catch(() => undefined);
  return target && path.basename(target);
}

/** Throws a ProblemsError if something that no build made is at `dist`. */
export async function assertReplaceable(dist: string): Promise<void> {
  const found = await lstat(dist).catch(() => undefined);
  if (!found || found.isSymbolicLink()) return;
  const entries = found.isDirectory() ? await readdir(dist) : undefined;
  if (entries && (entries.length === 0 || entries.includes('manifest.json'))) return;
  throw new ProblemsError([
    toFileProblem(
      path.basename(dist),
      'this stands where the sites are to go and no build made it',
      'move it away or choose another folder with --out',
    ),
  ]);
}

async function removeStaging(releases: string): Promise<void> {
  for (const name of await readdir(releases)) {
    if (/^(?:staging|link)-/.test(name)) await rm(path.join(releases, name), { recursive: true, force: true });
  }
}

async function removeOldReleases(releases: string, current: string): Promise<void> {
  const folders = (await readdir(releases)).filter(
    (name) => /^(?:[0-9a-f]{16}|former)(?:-\d+)?$/.test(name) && name !== current,
  );
  const aged = await Promise.all(
    folders.map(async (name) => ({ name, at: (await lstat(path.join(releases, name))).ctimeMs })),
  );
  for (const { name } of aged.sort((a, b) => b.at - a.at).slice(PREVIOUS_RELEASES)) {
    await rm(path.join(releases, name), { recursive: true, force: true });
  }
}
