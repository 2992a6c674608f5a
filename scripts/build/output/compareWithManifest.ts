import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../lib/hash.ts';
import { listFiles } from '../../lib/listFiles.ts';
import { deltasFolder } from '../hosting/deltas.ts';
import { releaseFile } from '../hosting/releaseFile.ts';
import type { StoredFile } from './contentStore.ts';
import { parseFileList, readFileList } from './fileLists.ts';
import {
  deltaListFile,
  type FileList,
  hostingFolder,
  type ListOfRelease,
  listFileOf,
  listsFolder,
  listsOfRelease,
  type Manifest,
  manifestFile,
} from './manifest.ts';
import { hashSiteProvenances, type ReleaseProvenance, readProvenance } from './provenance.ts';
import { readManifest } from './readManifest.ts';
import { isContentHash } from './releaseRecord.ts';

/** Hashes of the bytes found in a release, by folder and path inside; of anything but a file, a word for what it is. */
export type HashesByFolder = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reader of a list that the manifest names; it returns undefined for one that is damaged. */
export type ReadList = (list: ListOfRelease) => FileList | undefined;

/** A folder of a release, or a file in it, that differs from the manifest. */
export interface Difference {
  folder: string;
  /** undefined for the folder itself. */
  path?: string;
  message: string;
}

/**
 * Hashes every file below `dist`, and passes the bytes of each content to `onContent`. A file with many names is read
 * once; anything but a file has no bytes, because its content is elsewhere or never ends.
 */
export function hashFolders(dist: string, onContent: (hash: string, bytes: Buffer) => void = () => {}): HashesByFolder {
  const known = new Map<string, string>();
  const hashFile = (file: string) => {
    const stats = lstatSync(file);
    const { dev, ino } = stats;
    const found = known.get(`${dev} ${ino}`);
    if (found !== undefined) return found;
    const bytes = stats.isFile() ? readFileSync(file) : Buffer.alloc(0);
    const hash = stats.isFile() ? sha256(bytes) : stats.isSymbolicLink() ? 'a link' : 'a pipe, a socket or a device';
    onContent(hash, bytes);
    known.set(`${dev} ${ino}`, hash);
    return hash;
  };
  // Files beside the folders are about the release: its manifest, where it is served from.
  const folders = readdirSync(dist, { withFileTypes: true }).filter((entry) => !entry.isFile());
  return new Map(
    folders.map(({ name }) => {
      const folder = path.join(dist, name);
      return [name, new Map(listFiles(folder).map((file) => [file, hashFile(path.join(folder, file))]))];
    }),
  );
}

const describeFound = (found: string | undefined) =>
  found === undefined
    ? 'is missing'
    : isContentHash(found)
      ? 'is not what the manifest says'
      : `is ${found}, not a file`;

/**
 * Lists the folders and files that are missing, differ, or are not in the manifest, and what the release tells wrongly
 * about where it comes from. Where the list of a site is damaged only that is told of it.
 */
export function compareWithManifest(
  manifest: Manifest,
  hashes: HashesByFolder,
  readList: ReadList,
  provenance: ReleaseProvenance | undefined,
): Difference[] {
  const lists = listsOfRelease(manifest);
  const listed = new Set([...lists.map(({ owner }) => owner), listsFolder, deltasFolder]);
  const compare = (folder: string, files: Iterable<FileOfFolder>, isWhole = true) =>
    compareFolder(folder, files, hashes.get(folder) ?? new Map(), isWhole);
  const differences: Difference[] = Array.from(hashes.keys())
    .filter((folder) => !listed.has(folder))
    .map((folder) => ({ folder, message: 'is not in the manifest' }));
  const told = hashSiteProvenances(provenance, manifest.sites);
  if (!told) differences.push({ folder: releaseFile, message: 'does not tell where the sites come from' });
  const hosting: FileOfFolder[] = [];
  let isWhole = true;
  for (const one of lists) {
    const list = readList(one);
    if (!list) isWhole = false;
    else if (one.owner !== hostingFolder) {
      const hash = told?.get(one.owner) ?? hashes.get(one.owner)?.get(releaseFile);
      const own = hash === undefined ? [] : [{ path: releaseFile, sha256: hash }];
      differences.push(...compare(one.owner, [...list.files, ...own]));
    }
    hosting.push(...(list?.hosting ?? []));
  }
  const files = lists.map(({ owner, digest }) => ({ path: listFileOf(owner), sha256: digest }));
  return [...differences, ...compare(hostingFolder, hosting, isWhole), ...compare(listsFolder, files)];
}

type FileOfFolder = Pick<StoredFile, 'path' | 'sha256'>;

/** Compares one folder; one that is not whole may have more files than those that are known. */
function compareFolder(
  folder: string,
  files: Iterable<FileOfFolder>,
  found: ReadonlyMap<string, string>,
  isWhole: boolean,
): Difference[] {
  const foreign = new Set(isWhole ? found.keys() : []);
  const differences: Difference[] = [];
  for (const { path: file, sha256: hash } of files) {
    foreign.delete(file);
    const actual = found.get(file);
    if (actual !== hash) differences.push({ folder, path: file, message: describeFound(actual) });
  }
  return [
    ...Array.from(foreign, (file) => ({ folder, path: file, message: 'is not in the manifest' })),
    ...differences,
  ];
}

/** Lists the deltas of a release that are missing, differ, or are not in their list, whose text is given. */
export function compareWithDeltaList(list: string, hashes: HashesByFolder): Difference[] {
  const found = new Map(hashes.get(deltasFolder));
  if (!hashes.has(deltasFolder)) return [];
  found.delete(deltaListFile);
  const { files } = parseFileList(list) ?? {};
  return files
    ? compareFolder(deltasFolder, files, found, true)
    : [{ folder: deltasFolder, path: deltaListFile, message: 'does not list the deltas' }];
}

/** Describes the damage to `dist` since a release of this name was published there: `<host>/index.html is missing`. */
export async function describeHarm(dist: string, release: string): Promise<string[]> {
  const hash = await readFile(path.join(dist, manifestFile)).then(sha256, () => '');
  // A release is named by the hash of its manifest.
  const manifest = hash.startsWith(release.replace(/-\d+$/, '')) ? readManifest(dist) : undefined;
  if (!manifest) return [`${manifestFile} is not what was written`];
  const hashes = hashFolders(dist);
  const differences = compareWithManifest(manifest, hashes, (list) => readFileList(dist, list), readProvenance(dist));
  const deltas = await readFile(path.join(dist, deltasFolder, deltaListFile), 'utf8').catch(() => '');
  return [...differences, ...compareWithDeltaList(deltas, hashes)].map(
    ({ folder, path: file, message }) => `${folder}${file === undefined ? '' : `/${file}`} ${message}`,
  );
}
