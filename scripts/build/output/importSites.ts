import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../lib/hash.ts';
import { type Problem, ProblemsError, toFileProblem } from '../../lib/problem.ts';
import type { ContentStore, StoredFile } from './contentStore.ts';
import { readStoredList, summarizeList } from './fileLists.ts';
import { hostingFolder, listFileOf, listsFolder, type Manifest, type ManifestSite } from './manifest.ts';
import type { ReleasedSite } from './publishRelease.ts';

/** Sites for a release; all contents are in the store. */
export interface SitesOfRelease {
  sites: readonly ReleasedSite[];
  /** Files of the hosting folder that belong to no site. */
  hosting: readonly StoredFile[];
}

/** A part of a release: its folder, and the sites to take from it. */
export interface ReleasePart {
  dist: string;
  /** The name of that folder in messages. */
  name: string;
  sites: readonly ManifestSite[];
  /** Digest of the list of the hosting folder's files that belong to no site; undefined to take none of them. */
  hosting?: Manifest['hosting'];
}

/** Reads a file, but not a pipe, which would keep its reader waiting. */
const readIfFile = async (file: string) => ((await lstat(file)).isFile() ? readFile(file) : undefined);

/**
 * Imports a part of a release into the store, which then has all its contents. Throws a ProblemsError with every file
 * that is missing or differs from the manifest, unless another file has its content; `hint` tells what to do about it.
 */
export async function importSites(
  { dist, name, sites, hosting }: ReleasePart,
  store: ContentStore,
  hint: string,
): Promise<SitesOfRelease> {
  /** Takes a content from the first of its files that has it; returns the problems of all if none has. */
  const take = async (hash: string, files: readonly string[]): Promise<Problem[]> => {
    const problems: Problem[] = [];
    for (const file of files) {
      const bytes = await readIfFile(path.join(dist, file)).catch(() => undefined);
      if (bytes && sha256(bytes) === hash) {
        await store.add(bytes);
        return [];
      }
      const message = bytes ? 'the file is not what the manifest says' : 'the file is missing';
      problems.push(toFileProblem(`${name}/${file}`, message, hint));
    }
    return problems;
  };
  const problems: Problem[] = [];
  const places = new Map<string, string[]>();
  const listFile = (folder: string, { path: file, sha256: hash }: StoredFile) => {
    if (store.has(hash)) return;
    places.set(hash, [...(places.get(hash) ?? []), `${folder}/${file}`]);
  };
  const importList = async (owner: string, digest: string) => {
    const file = `${listsFolder}/${listFileOf(owner)}`;
    const found = store.has(digest) ? [] : await take(digest, [file]);
    const list = found.length === 0 ? readStoredList(store, digest) : undefined;
    problems.push(...found);
    if (found.length === 0 && !list)
      problems.push(toFileProblem(`${name}/${file}`, 'the file is no list of files', hint));
    for (const one of list?.files ?? []) listFile(owner, one);
    for (const one of list?.hosting ?? []) listFile(hostingFolder, one);
    return summarizeList(digest, list ?? { files: [], hosting: [] });
  };
  const imported: ReleasedSite[] = [];
  for (const { digest, ...head } of sites) imported.push({ head, ...(await importList(head.host, digest)) });
  const shared = hosting === undefined ? undefined : await importList(hostingFolder, hosting);
  for (const [hash, files] of places) problems.push(...(await take(hash, files)));
  if (problems.length > 0) throw new ProblemsError(problems);
  return { sites: imported, hosting: shared?.hosting ?? [] };
}
