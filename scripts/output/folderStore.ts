import { copyFileSync, linkSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../lib/hash.ts';
import type { ContentStore, StoredFile } from './contentStore.ts';
import { isContentHash, type RecordedFolder, type ReleaseRecord } from './releaseRecord.ts';

/** Folders of releases by their contents: one that several sites or releases have is made once, and linked. */
export interface FolderStore {
  /** The path, in the folder of the releases, of a site's folder with these files. */
  placeSite(host: string, digest: string, readFiles: () => readonly StoredFile[]): string;
  /** The same of a folder that belongs to no site. */
  place(files: readonly StoredFile[]): string;
  /** Everything that a release with these folders consists of. */
  record(release: string, folders: readonly string[]): ReleaseRecord;
}

/** The folders in that of the releases which hold those of sites, and all folders below them. */
export const [sitesFolder, sharedFolder] = ['sites', 'folders'];

/** Digits of a digest in the name of a folder. */
const DIGEST_LENGTH = 16;

/** The name of a folder in one of these: its digest, behind the host of a site, and a number where that was taken. */
export const folderName = /(?:-[0-9a-f]{16}|^[0-9a-f]{32})(?:~\d+)?$/;

/** Files and folders of one folder, by their names. */
interface Tree {
  files: Map<string, StoredFile>;
  folders: Map<string, Tree>;
}

function toTree(files: readonly StoredFile[]): Tree {
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

/** A name that says which contents a folder has. */
function digestTree({ files, folders }: Tree): string {
  const entries = [
    ...Array.from(files, ([name, { sha256: hash }]) => `${name}\0${hash}\n`),
    ...Array.from(folders, ([name, tree]) => `${name}/\0${digestTree(tree)}\n`),
  ];
  return sha256(entries.sort().join(''));
}

/**
 * The store of folders in that of the releases. A folder is used again only if `previous`, a release that is intact, has
 * it; a leftover of a build that was killed may lack files, so it is made anew under a name that is free.
 */
export function createFolderStore(releases: string, store: ContentStore, previous?: ReleaseRecord): FolderStore {
  const known = new Map<string, string>();
  const folders = new Map<string, Omit<RecordedFolder, 'mtimeMs'>>();
  for (const [name, folder] of previous?.folders ?? []) {
    known.set(name.replace(/~\d+$/, ''), name);
    folders.set(name, folder);
  }

  const make = (wanted: string, tree: Tree): string => {
    const found = known.get(wanted);
    if (found !== undefined) return found;
    const subfolders = Array.from(tree.folders, ([name, inner]) => [name, makeShared(inner)] as const);
    const folder = makeFreeFolder(releases, wanted);
    const files = Array.from(tree.files, ([name, { sha256: hash }]) =>
      linkOrCopy(store.pathOf(hash), path.join(releases, folder, name)) ? hash : `${folder}/${name}`,
    );
    for (const [name, target] of subfolders) linkFolder(releases, `${folder}/${name}`, target);
    known.set(wanted, folder);
    folders.set(folder, { files, folders: subfolders.map(([, target]) => target) });
    return folder;
  };
  const makeShared = (tree: Tree) => make(`${sharedFolder}/${digestTree(tree).slice(0, 2 * DIGEST_LENGTH)}`, tree);

  return {
    place: (files) => makeShared(toTree(files)),
    placeSite(host, digest, readFiles) {
      const wanted = `${sitesFolder}/${host}-${digest.slice(0, DIGEST_LENGTH)}`;
      return known.get(wanted) ?? make(wanted, toTree(readFiles()));
    },
    record(release, placed) {
      folders.set(release, { files: [`${release}/manifest.json`], folders: placed });
      const reachable = new Set([release]);
      for (const name of reachable) for (const inner of folders.get(name)!.folders) reachable.add(inner);
      const files = new Map<string, { size: number; mtimeMs: number }>();
      for (const name of reachable) {
        for (const key of folders.get(name)!.files) {
          if (files.has(key)) continue;
          const { size, mtimeMs } = lstatSync(isContentHash(key) ? store.pathOf(key) : path.join(releases, key));
          files.set(key, { size, mtimeMs });
        }
      }
      return {
        release,
        files,
        folders: new Map(
          Array.from(reachable, (name) => [
            name,
            { mtimeMs: lstatSync(path.join(releases, name)).mtimeMs, ...folders.get(name)! },
          ]),
        ),
      };
    },
  };
}

/** Links to a folder by a relative path, so that the folder of the releases can be moved as a whole. */
export const linkFolder = (releases: string, link: string, target: string): void =>
  symlinkSync(
    path.relative(path.dirname(path.join(releases, link)), path.join(releases, target)),
    path.join(releases, link),
    'dir',
  );

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

/** Makes a hard link, or a copy where the file system cannot; returns whether it is a link. */
function linkOrCopy(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    copy(source, target);
    return false;
  }
}

function copy(source: string, target: string): void {
  try {
    copyFileSync(source, target);
  } catch (error) {
    // The error names the source, and it is the target that finds no room.
    throw Object.assign(error as NodeJS.ErrnoException, { path: target });
  }
}
