import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../lib/hash.ts';
import { listFiles } from '../../lib/listFiles.ts';
import { readManifest } from './importSites.ts';
import { type Manifest, manifestFile, releaseFolders } from './manifest.ts';
import { isContentHash } from './releaseRecord.ts';

/** Folder of a release → path inside → hash of the bytes found there; of what is no file, what it is. */
export type HashesByFolder = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** How a folder of a release, or a file in it, differs from the manifest. */
export interface Difference {
  folder: string;
  /** undefined for the folder itself. */
  path?: string;
  message: string;
}

/**
 * Hashes every file below `dist`, and hands the bytes of each content to `onContent`. A file with many names is read once;
 * what is no file has no bytes, because its content stands elsewhere or never ends.
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

/** What differs: folders and files that are missing, are others, or are not in the manifest. */
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

/** What was harmed in `dist` since a release of this name was published there: `<host>/index.html is missing`. */
export async function describeHarm(dist: string, release: string): Promise<string[]> {
  const hash = await readFile(path.join(dist, manifestFile)).then(sha256, () => '');
  // A release is named by its manifest.
  const manifest = hash.startsWith(release.replace(/-\d+$/, '')) ? await readManifest(dist) : undefined;
  if (!manifest) return [`${manifestFile} is not what was written`];
  return compareWithManifest(manifest, hashFolders(dist)).map(
    ({ folder, path: file, message }) => `${folder}${file === undefined ? '' : `/${file}`} ${message}`,
  );
}
