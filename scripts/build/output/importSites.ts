import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../lib/hash.ts';
import { type Problem, ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import type { ContentStore, StoredFile } from './contentStore.ts';
import { hostingFolder, Manifest, type ManifestSite, manifestFile, renderFileList } from './manifest.ts';
import type { ReleasedSite } from './publishRelease.ts';

/** Sites for a release; all contents are in the store. */
export interface SitesOfRelease {
  sites: readonly ReleasedSite[];
  /** Their files in the hosting folder. */
  hosting: readonly StoredFile[];
  /** The number of the sites' own files, and their size in all. */
  files: number;
  bytes: number;
}

/** A part of a release: its folder, and the sites to take from it. */
export interface ReleasePart {
  dist: string;
  /** The name of that folder in messages. */
  name: string;
  sites: readonly ManifestSite[];
  hosting: readonly StoredFile[];
}

/** Reads the manifest of the release in a folder; undefined if none can be read. */
export async function readManifest(dist: string): Promise<Manifest | undefined> {
  const text = await readFile(path.join(dist, manifestFile), 'utf8').catch(() => '');
  return Manifest.safeParse(tryParseJson(text)).data;
}

/**
 * Returns the host that a file of the hosting folder is for, such as `nginx/<host>.conf` or `hosts/<host>/404.html`;
 * something else for a file that all sites share.
 */
export function hostOfHostingFile({ path: file }: StoredFile): string {
  const [, name = '', ...rest] = file.split('/');
  return rest.length > 0 ? name : name.slice(0, name.lastIndexOf('.'));
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
  const places = new Map<string, string[]>();
  const listFile = (folder: string, { path: file, sha256: hash }: StoredFile) => {
    if (store.has(hash)) return;
    places.set(hash, [...(places.get(hash) ?? []), `${folder}/${file}`]);
  };
  for (const { host, files } of sites) for (const file of files) listFile(host, file);
  for (const file of hosting) listFile(hostingFolder, file);

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
  for (const [hash, files] of places) problems.push(...(await take(hash, files)));
  if (problems.length > 0) throw new ProblemsError(problems);
  return {
    sites: sites.map(({ files, digest, ...head }) => ({
      head,
      digest,
      readFileList: async () => renderFileList(files),
    })),
    hosting,
    files: sites.reduce((sum, { files }) => sum + files.length, 0),
    bytes: sites.reduce((sum, { files }) => sum + files.reduce((all, { size }) => all + size, 0), 0),
  };
}
