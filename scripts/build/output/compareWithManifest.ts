import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../lib/hash.ts';
import { listFiles } from '../../lib/listFiles.ts';
import { readManifest } from './importSites.ts';
import { type Manifest, manifestFile, releaseFolders } from './manifest.ts';
import { isContentHash } from './releaseRecord.ts';

/** Hashes of the bytes found in a release, by folder and path inside; of anything but a file, a word for what it is. */
export type HashesByFolder = ReadonlyMap<string, ReadonlyMap<string, string>>;

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
  const folders = readdirSync(dist).filter((name) => name !== manifestFile);
  return new Map(
    folders.map((name) => {
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

/** Lists the folders and files that are missing, differ, or are not in the manifest. */
export function compareWithManifest(
  manifest: Pick<Manifest, 'sites' | 'hosting'>,
  hashes: HashesByFolder,
): Difference[] {
  const folders = releaseFolders(manifest);
  const listed = new Set(folders.map(({ folder }) => folder));
  const unknown = [...hashes.keys()].filter((folder) => !listed.has(folder));
  return [
    ...unknown.map((folder) => ({ folder, message: 'is not in the manifest' })),
    ...folders.flatMap(({ folder, files }) => {
      const found = hashes.get(folder) ?? new Map<string, string>();
      const expected = new Set(files.map((file) => file.path));
      const foreign = [...found.keys()].filter((file) => !expected.has(file));
      return [
        ...foreign.map((file) => ({ folder, path: file, message: 'is not in the manifest' })),
        ...files.flatMap(({ path: file, sha256: hash }) => {
          const actual = found.get(file);
          if (actual === hash) return [];
          return { folder, path: file, message: describeFound(actual) };
        }),
      ];
    }),
  ];
}

/** Describes the damage to `dist` since a release of this name was published there: `<host>/index.html is missing`. */
export async function describeHarm(dist: string, release: string): Promise<string[]> {
  const hash = await readFile(path.join(dist, manifestFile)).then(sha256, () => '');
  // A release is named by the hash of its manifest.
  const manifest = hash.startsWith(release.replace(/-\d+$/, '')) ? await readManifest(dist) : undefined;
  if (!manifest) return [`${manifestFile} is not what was written`];
  return compareWithManifest(manifest, hashFolders(dist)).map(
    ({ folder, path: file, message }) => `${folder}${file === undefined ? '' : `/${file}`} ${message}`,
  );
}
