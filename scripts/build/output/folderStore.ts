import { copyFileSync, linkSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../lib/hash.ts';
import { releaseFile } from '../hosting/releaseFile.ts';
import type { ContentStore, StoredFile } from './contentStore.ts';
import { fixFile, fixFolder, fixLink } from './fixedAttributes.ts';
import { manifestFile } from './manifest.ts';
import { type Attributes, isContentHash, type ReleaseRecord, readAttributes } from './releaseRecord.ts';

/**
 * Store of the folders of releases by their contents: one that several sites or releases have is made once, and linked.
 */
export interface FolderStore {
  /** Makes or reuses a site's folder with these files; returns its path in the folder of the releases. */
  placeSite(host: string, digest: string, readFiles: () => readonly PlacedFile[]): string;
  /** Does the same for a folder that belongs to no site. */
  place(files: readonly PlacedFile[]): string;
  /** Lists the files and folders that were made or linked, and are not of the previous release. */
  made(): readonly string[];
  /** Lists the folders that a release with these consists of, itself included. */
  reach(release: string, folders: readonly string[]): ReadonlySet<string>;
  /** Records all parts of the release as they are on disk now. */
  record(release: string, folders: readonly string[]): ReleaseRecord;
}

/** Names of the folders among the releases that hold those of sites, and all folders below them. */
export const [sitesFolder, sharedFolder] = ['sites', 'folders'];

/** Number of a digest's digits in the name of a folder. */
const DIGEST_LENGTH = 16;

/** Pattern of such a folder's name: its digest, after the host of a site, and a number if that was taken. */
export const folderName = /(?:-[0-9a-f]{16}|^[0-9a-f]{32})(?:~\d+)?$/;

type PlacedFile = Pick<StoredFile, 'path' | 'sha256'>;

/** Files and subfolders of one folder, by name. */
interface Tree {
  files: Map<string, PlacedFile>;
  folders: Map<string, Tree>;
}

function toTree(files: readonly PlacedFile[]): Tree {
  const root: Tree = { files: new Map(), folders: new Map() };
  for (const file of files) {
    const names = file.path.split('/');
    const name = names.pop()!;
    let tree = root;
    for (const folder of names) {
      const inner = tree.folders.get(folder) ?? { files: new Map(), folders: new Map() };
      tree.folders.set(folder, inner);
      tree = inner;
    }
    tree.files.set(name, file);
  }
  return root;
}

/** Returns a name that says which contents a folder has. */
function digestTree({ files, folders }: Tree): string {
  const entries = [
    ...Array.from(files, ([name, { sha256: hash }]) => `${name}\0${hash}\n`),
    ...Array.from(folders, ([name, tree]) => `${name}/\0${digestTree(tree)}\n`),
  ];
  return sha256(entries.sort().join(''));
}

/** Entries of a folder, by the keys of ReleaseRecord. */
interface FolderEntries {
  files: readonly string[];
  folders: readonly string[];
}

/**
 * Creates the store of folders among the releases. It reuses a folder only if `previous`, a release that is intact, has
 * it; a leftover of a build that was killed may lack files, so such a folder is made again under a free name.
 */
export function createFolderStore(releases: string, store: ContentStore, previous?: ReleaseRecord): FolderStore {
  const known = new Map<string, string>();
  const folders = new Map<string, FolderEntries>();
  for (const [name, folder] of previous?.folders ?? []) {
    known.set(name.replace(/~\d+$/, ''), name);
    folders.set(name, folder);
  }
  const made = new Set<string>();
  const link = createLinker(store, previous, made);
  const pathOf = (key: string) => (isContentHash(key) ? store.pathOf(key) : path.join(releases, key));

  const make = (wanted: string, tree: Tree): string => {
    const found = known.get(wanted);
    if (found !== undefined) return found;
    const subfolders = Array.from(tree.folders, ([name, inner]) => [name, makeShared(inner)] as const);
    const folder = makeFreeFolder(releases, wanted);
    const files = Array.from(tree.files, ([name, { sha256: hash }]) =>
      link(hash, path.join(releases, folder, name)) ? hash : `${folder}/${name}`,
    );
    for (const [name, target] of subfolders) linkFolder(releases, `${folder}/${name}`, target);
    fixFolder(path.join(releases, folder), sha256(wanted));
    made.add(path.join(releases, folder));
    known.set(wanted, folder);
    folders.set(folder, { files, folders: subfolders.map(([, target]) => target) });
    return folder;
  };
  const makeShared = (tree: Tree) => make(`${sharedFolder}/${digestTree(tree).slice(0, 2 * DIGEST_LENGTH)}`, tree);
  const reach = (release: string, placed: readonly string[]) => {
    const files = [manifestFile, releaseFile].map((name) => `${release}/${name}`);
    folders.set(release, { files, folders: placed });
    const reached = new Set([release]);
    for (const name of reached) for (const inner of folders.get(name)!.folders) reached.add(inner);
    return reached;
  };

  return {
    place: (files) => makeShared(toTree(files)),
    placeSite(host, digest, readFiles) {
      const wanted = `${sitesFolder}/${host}-${digest.slice(0, DIGEST_LENGTH)}`;
      return known.get(wanted) ?? make(wanted, toTree(readFiles()));
    },
    made: () => [...made],
    reach,
    record(release, placed) {
      const reached = Array.from(reach(release, placed), (name) => [name, folders.get(name)!] as const);
      const files = new Map<string, Attributes>();
      for (const key of reached.flatMap(([, entries]) => entries.files))
        if (!files.has(key)) files.set(key, readAttributes(pathOf(key)));
      return {
        release,
        files,
        folders: new Map(
          reached.map(([name, { files: own, folders: inner }]) => [
            name,
            { ...readAttributes(path.join(releases, name)), files: own, folders: inner },
          ]),
        ),
      };
    },
  };
}

/**
 * Creates the linker, which puts a content under a name, by a hard link if the file system can and the content's mode
 * and time are ours to set, else as a copy, and returns whether it is a link. Adds to `made` what `previous` does not
 * have.
 */
function createLinker(store: ContentStore, previous: ReleaseRecord | undefined, made: Set<string>) {
  const fixed = new Set(previous?.files.keys());
  return (hash: string, target: string): boolean => {
    const source = store.pathOf(hash);
    try {
      if (!fixed.has(hash)) {
        fixFile(source, hash);
        made.add(source);
      }
      fixed.add(hash);
      linkSync(source, target);
      return true;
    } catch {
      copy(source, target);
      fixFile(target, hash);
      made.add(target);
      return false;
    }
  };
}

/** Links to a folder by a relative path, so that the folder of the releases can be moved as a whole. */
export function linkFolder(releases: string, name: string, target: string): void {
  const link = path.join(releases, name);
  symlinkSync(path.relative(path.dirname(link), path.join(releases, target)), link, 'dir');
  fixLink(link, sha256(target));
}

/** Makes a folder of this name, or of the name with `~2`, `~3` … at its end. */
function makeFreeFolder(releases: string, wanted: string): string {
  mkdirSync(path.join(releases, path.dirname(wanted)), { recursive: true });
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted}~${count}`;
    try {
      mkdirSync(path.join(releases, name));
      return name;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function copy(source: string, target: string): void {
  try {
    copyFileSync(source, target);
  } catch (error) {
    // The error names the source, but the full disk is that of the target.
    throw Object.assign(error as NodeJS.ErrnoException, { path: target });
  }
}
