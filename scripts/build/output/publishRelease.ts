import { randomInt } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync, renameSync } from 'node:fs';
import { lstat, mkdir, readdir, readlink, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../lib/hash.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { deltasFolder } from '../hosting/deltas.ts';
import { releaseFile } from '../hosting/releaseFile.ts';
import type { BuildLock } from './buildLock.ts';
import type { ContentStore, StoredFile } from './contentStore.ts';
import { listReleases, readCurrentRelease, readLog, releasesFolder } from './currentRelease.ts';
import { readStoredList, type StoredSite } from './fileLists.ts';
import { fixFile, fixFolder, fixLink } from './fixedAttributes.ts';
import { createFolderStore, folderName, linkFolder, sharedFolder, sitesFolder } from './folderStore.ts';
import {
  hostingFolder,
  listFileOf,
  listsFolder,
  listsOfRelease,
  Manifest,
  manifestFile,
  renderManifest,
  type SiteHead,
  type Sources,
  sortFiles,
} from './manifest.ts';
import { assertOwnFolder } from './ownFolder.ts';
import { renderProvenance, renderSiteProvenance, type SourceFacts, toProvenance, toReleaseName } from './provenance.ts';
import { readManifest } from './readManifest.ts';
import { appendToLog, findServedReleases, type LogNote, listByLog } from './releaseLog.ts';
import type { ReleaseRecord } from './releaseRecord.ts';
import { removeFolder } from './removeOtherFiles.ts';
import { syncToDisk } from './syncToDisk.ts';

/** One site of a release. */
export interface ReleasedSite extends StoredSite {
  head: SiteHead;
}

/** The contents of a release. */
export interface ReleaseContents {
  /** Sorted by host. */
  sites: readonly ReleasedSite[];
  /** Files of the hosting folder that belong to no site, and the digest of their list. */
  shared: Pick<StoredSite, 'digest' | 'hosting'>;
  /**
   * Deltas against former releases, with their list. They are in no manifest: a release is the same whatever was
   * published before it.
   */
  deltas?: readonly StoredFile[];
  /** Only for a shard: the sources that it was built from. */
  sources?: Sources | undefined;
  /** Sources of the sites that no kept release has. */
  madeFrom?: SourceFacts | undefined;
}

/** Target and conditions of publishing a release. */
export interface Publication {
  dist: string;
  store: ContentStore;
  /** Asserts that no other process publishes there. */
  lock: BuildLock;
  /** The release that is there, if it is intact: its folders are reused. */
  previous?: ReleaseRecord | undefined;
  /** Number of releases that are kept, this one included. Default: all. */
  keep?: number | undefined;
  /** The occasion, for the log. Default: a build. */
  occasion?: Omit<LogNote, 'release' | 'sites'> | undefined;
}

/**
 * Makes a release, which is a link for each site to its folder, the lists of their files, and the manifest; syncs it to
 * disk, and switches `dist` to it. Its files, folders and links have modes and times that follow from their contents.
 * Returns the record of the release.
 */
export async function publishRelease(
  { sites, shared, deltas = [], sources, madeFrom }: ReleaseContents,
  { dist, store, lock, previous, keep, occasion = { act: 'build' } }: Publication,
): Promise<ReleaseRecord> {
  const releases = releasesFolder(dist);
  await mkdir(releases, { recursive: true });
  await removeStaging(releases);
  const folders = createFolderStore(releases, store, previous);
  const staging = `staging-${randomInt(2 ** 48 - 1)}`;
  await mkdir(path.join(releases, staging));
  const placed: string[] = [];
  const link = (name: string, folder: string) => {
    linkFolder(releases, `${staging}/${name}`, folder);
    placed.push(folder);
  };

  const manifestText = renderManifest(sites, shared.digest, sources);
  const parts = sites.map(({ head: { host }, digest }) => ({ host, digest }));
  const provenance = await toProvenance({ dist, release: toReleaseName(manifestText), madeFrom }, parts);
  for (const site of provenance.sites) {
    const bytes = Buffer.from(renderSiteProvenance(site));
    await store.add(bytes);
    const own = { path: releaseFile, sha256: sha256(bytes) };
    const readFiles = () => [...readStoredList(store, site.digest)!.files, own];
    link(site.host, folders.placeSite(site.host, site.digest, readFiles));
  }
  const hosting = [...sites.flatMap((site) => site.hosting), ...shared.hosting];
  link(hostingFolder, folders.place(sortFiles(hostingFolder, hosting)));
  const lists = listsOfRelease({ sites: parts, hosting: shared.digest });
  link(listsFolder, folders.place(lists.map(({ owner, digest }) => ({ path: listFileOf(owner), sha256: digest }))));
  for (const [name, text] of [
    [manifestFile, manifestText],
    [releaseFile, renderProvenance(provenance)],
  ] as const) {
    const file = path.join(releases, staging, name);
    await writeFile(file, text).catch((error) => {
      // A full disk names no file.
      throw Object.assign(error as NodeJS.ErrnoException, { path: file });
    });
    fixFile(file, sha256(text));
  }
  if (deltas.length > 0) link(deltasFolder, folders.place(deltas));

  const hash = sha256(manifestText);
  const name = await findFreeName(releases, provenance.release);
  await rename(path.join(releases, staging), path.join(releases, name));
  fixFolder(path.join(releases, name), hash);
  await syncToDisk([
    ...folders.made(),
    ...[manifestFile, releaseFile, '.', '..'].map((part) => path.join(releases, name, part)),
    ...[sitesFolder, sharedFolder].map((parent) => path.join(releases, parent)),
  ]);
  await switchRelease(dist, name, hash, lock);
  await appendToLog(releases, { ...occasion, release: name, sites: sites.length });
  await removeOldReleases(dist, folders.reach(name, placed), keep);
  return folders.record(name, placed);
}

async function findFreeName(releases: string, digest: string): Promise<string> {
  const existing = new Set(await readdir(releases));
  for (let count = 1; ; count++) {
    const name = count === 1 ? digest : `${digest}-${count}`;
    if (!existing.has(name)) return name;
  }
}

/**
 * Makes `dist` the link to a release by a rename, which is atomic: no reader sees a missing or half-written dist.
 *
 * @param hash SHA-256 of the release's manifest
 */
export async function switchRelease(dist: string, name: string, hash: string, lock: BuildLock): Promise<void> {
  const releases = releasesFolder(dist);
  const current = await readCurrentRelease(dist);
  if (current === undefined && (await lstat(dist).catch(() => undefined)))
    await rename(dist, path.join(releases, await findFreeName(releases, 'former')));
  // A build that was stopped before it could note its release, or that knew no log.
  if (current !== undefined && !listByLog(readLog(dist)).includes(current))
    await appendToLog(releases, { act: 'build', release: current, sites: readManifest(dist)?.sites.length ?? 0 });
  const link = path.join(releases, `link-${randomInt(2 ** 48 - 1)}`);
  await symlink(path.join(path.basename(releases), name), link, 'dir');
  fixLink(link, hash);
  // Nothing may come between the two.
  lock.assertHeld();
  renameSync(link, dist);
  await syncToDisk([path.dirname(dist)]);
}

/** Throws a ProblemsError if something that no build made is in the place of the sites or their releases. */
export function assertReplaceable(dist: string, root: string): void {
  const [what, option] = ['the sites are', '--out'];
  const releases = releasesFolder(dist);
  if (!leadsInto(dist, releases))
    assertOwnFolder(dist, { root, what, option, isOwn: (entries) => isRelease(dist, entries) });
  assertOwnFolder(releases, { root, what, option, isOwn: isReleasesFolder });
}

/** Whether a folder with these entries has releases, or remains of a build that was killed before the first one. */
const isReleasesFolder = (entries: readonly string[]): boolean =>
  [sitesFolder, sharedFolder].every((name) => entries.includes(name)) ||
  entries.every((name) => /^(?:(?:lock|log|link|staging)\b|(?:sites|folders)$)/.test(name));

/** Whether `dist` is a link to a release there, which may no longer exist. */
function leadsInto(dist: string, releases: string): boolean {
  if (!lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  return path.dirname(path.resolve(path.dirname(dist), readlinkSync(dist))) === releases;
}

/** Whether a folder with these entries is a release that was copied without links, and nothing else. */
function isRelease(folder: string, entries: readonly string[]): boolean {
  if (!entries.includes(manifestFile)) return false;
  const manifest = Manifest.safeParse(tryParseJson(readFileSync(path.join(folder, manifestFile), 'utf8'))).data;
  const owners = manifest ? listsOfRelease(manifest).map(({ owner }) => owner) : [];
  const names = new Set([manifestFile, releaseFile, listsFolder, deltasFolder, ...owners]);
  return manifest !== undefined && entries.every((name) => names.has(name));
}

async function removeStaging(releases: string): Promise<void> {
  for (const name of await readdir(releases)) {
    if (/^(?:staging|link)-\d+$/.test(name)) removeFolder(path.join(releases, name));
  }
}

/**
 * Removes all releases but the last ones and those that a target serves, and the folders that none of these has.
 *
 * @param folders those of the current release
 */
async function removeOldReleases(
  dist: string,
  folders: ReadonlySet<string>,
  keep = Number.POSITIVE_INFINITY,
): Promise<void> {
  const releases = releasesFolder(dist);
  const served = new Set(findServedReleases(readLog(dist)).values());
  const used = new Set(folders);
  for (const [age, name] of (await listReleases(dist)).entries()) {
    if (age === 0) continue;
    if (age < keep || served.has(name)) await addLinkedFolders(releases, name, used);
    else removeFolder(path.join(releases, name));
  }
  for (const parent of [sitesFolder, sharedFolder]) {
    for (const name of await readdir(path.join(releases, parent)).catch(() => [])) {
      const folder = `${parent}/${name}`;
      if (folderName.test(name) && !used.has(folder)) removeFolder(path.join(releases, folder));
    }
  }
}

/** Adds the folders that a folder links to, and those that they link to. */
async function addLinkedFolders(releases: string, folder: string, found: Set<string>): Promise<void> {
  const entries = await readdir(path.join(releases, folder), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isSymbolicLink()) continue;
    const target = await readlink(path.join(releases, folder, entry.name));
    const linked = path.posix.join(folder, target.replaceAll(path.sep, '/'));
    if (found.has(linked)) continue;
    found.add(linked);
    await addLinkedFolders(releases, linked, found);
  }
}
