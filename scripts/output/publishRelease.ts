import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { lstat, mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../lib/hash.ts';
import { ProblemsError } from '../lib/problem.ts';
import type { ContentStore, StoredFile } from './contentStore.ts';
import { type ReleaseContents, releaseFolders, renderManifest } from './manifest.ts';

/**
 * Where releases stand: `dist` is a link to one folder in `.dist/`, and publishing replaces that link in one step.
 * So dist is always one whole release, whenever a build fails or is killed.
 */
export const releasesFolder = (dist: string) => path.join(path.dirname(dist), `.${path.basename(dist)}`);

/** How many releases before the current one stay, for going back. */
const PREVIOUS_RELEASES = 1;

export interface PublishedRelease {
  /** The release's folder name. */
  folderName: string;
  /** Whether every file is a second name of the store's; false where the file system could only copy. */
  hardLinked: boolean;
}

/** Writes all sites and what servers need beside them into a staging folder, then switches `dist` to it. */
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
  let linked = true;
  for (const { folder, files } of releaseFolders(contents)) {
    linked = stageFiles(path.join(staging, folder), files, store) && linked;
  }
  await writeFile(path.join(staging, 'manifest.json'), manifest);

  const name = await findFreeName(releases, sha256(manifest).slice(0, 16));
  await rename(staging, path.join(releases, name));
  await switchRelease(dist, name);
  await removeOldReleases(releases, name);
  return { folderName: name, hardLinked: linked };
}

/** Hard links where the file system has them, copies where it has not; tells whether all could be linked. */
function stageFiles(folder: string, files: readonly StoredFile[], store: ContentStore): boolean {
  let linked = true;
  const made = new Set<string>();
  for (const file of files) {
    const target = path.join(folder, file.path);
    const parent = path.dirname(target);
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    const source = store.pathOf(file.sha256);
    try {
      linkSync(source, target);
    } catch {
      copyFileSync(source, target);
      linked = false;
    }
  }
  return linked;
}

async function findFreeName(releases: string, digest: string): Promise<string> {
  const taken = new Set(await readdir(releases));
  for (let count = 1; ; count++) {
    const name = count === 1 ? digest : `${digest}-${count}`;
    if (!taken.has(name)) return name;
  }
}

/** The one step: a new link takes the place of the old one by a rename, which no reader can see half-done. */
async function switchRelease(dist: string, name: string): Promise<void> {
  const releases = releasesFolder(dist);
  const found = await lstat(dist).catch(() => undefined);
  if (found && !found.isSymbolicLink()) await rename(dist, path.join(releases, await findFreeName(releases, 'former')));
  const link = path.join(releases, `link-${process.pid}`);
  await rm(link, { force: true });
  await symlink(path.join(path.basename(releases), name), link, 'dir');
  await rename(link, dist);
}

/** The release `dist` stands for; nothing if there is none. */
export async function readCurrentRelease(dist: string): Promise<string | undefined> {
  const target = await readlink(dist).catch(() => undefined);
  return target && path.basename(target);
}

/** Refuses to take the place of something that no build made. */
export async function assertReplaceable(dist: string): Promise<void> {
  const found = await lstat(dist).catch(() => undefined);
  if (!found || found.isSymbolicLink()) return;
  const entries = found.isDirectory() ? await readdir(dist) : undefined;
  if (entries && (entries.length === 0 || entries.includes('manifest.json'))) return;
  throw new ProblemsError([
    {
      file: path.basename(dist),
      line: 1,
      column: 1,
      message: 'this stands where the sites are to go and no build made it',
      hint: 'move it away or choose another folder with --out',
    },
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
