import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../lib/hash.ts';
import { listFiles } from '../lib/listFiles.ts';
import { readManifest } from './importSites.ts';
import { type Manifest, manifestFile, releaseFolders } from './manifest.ts';

/** Folder of a release → path inside → hash of the bytes found there. */
export type HashesByFolder = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** How a folder of a release, or a file in it, differs from the manifest. */
export interface Difference {
  folder: string;
  /** undefined for the folder itself. */
  path?: string;
  message: string;
}

/** Hashes every file below `dist`, and hands the bytes of each content to `onContent`. A file with many names is read once. */
export function hashFolders(dist: string, onContent: (hash: string, bytes: Buffer) => void = () => {}): HashesByFolder {
  const known = new Map<string, string>();
  const hashFile = (file: string) => {
    const { dev, ino } = statSync(file);
    const found = known.get(`${dev} ${ino}`);
    if (found !== undefined) return found;
    const bytes = readFileSync(file);
    const hash = sha256(bytes);
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
          return { folder, path: file, message: actual === undefined ? 'is missing' : 'is not what the manifest says' };
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
