import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../lib/hash.ts';
import { type Problem, ProblemsError, toFileProblem } from '../lib/problem.ts';
import { tryParseJson } from '../lib/tryParseJson.ts';
import type { ContentStore, StoredFile } from './contentStore.ts';
import { hostingFolder, Manifest, type ManifestSite, renderFileList } from './manifest.ts';
import type { ReleasedSite } from './publishRelease.ts';

/** Sites of a release that is there already, for another one. */
export interface ImportedSites {
  sites: ReleasedSite[];
  /** Their files in the hosting folder. */
  hosting: StoredFile[];
  /** How many files the sites have themselves, and how large all of these are. */
  files: number;
  bytes: number;
}

/** The manifest of the release in a folder; undefined if there is none that can be read. */
export async function readManifest(dist: string): Promise<Manifest | undefined> {
  const text = await readFile(path.join(dist, 'manifest.json'), 'utf8').catch(() => '');
  return Manifest.safeParse(tryParseJson(text)).data;
}

/**
 * The host that a file of the hosting folder is for, such as `nginx/<host>.conf` or `hosts/<host>/404.html`; something
 * else for a file that all share.
 */
function hostOfHostingFile(file: string): string {
  const [, name = '', ...rest] = file.split('/');
  return rest.length > 0 ? name : name.slice(0, name.lastIndexOf('.'));
}

/**
 * Takes some sites of the release in `dist` into the store, which then has all their contents. Throws a ProblemsError
 * with every file that is missing or is not what the manifest says.
 */
export async function importSites(
  dist: string,
  manifest: Manifest,
  picked: readonly ManifestSite[],
  store: ContentStore,
): Promise<ImportedSites> {
  const hosts = new Set(picked.flatMap(({ host, otherHosts = [] }) => [host, ...otherHosts]));
  const hosting = manifest.hosting.filter((file) => hosts.has(hostOfHostingFile(file.path)));
  const problems: Problem[] = [];
  const take = async (folder: string, { path: name, sha256: hash }: StoredFile) => {
    if (store.has(hash)) return;
    const bytes = await readFile(path.join(dist, folder, name)).catch(() => undefined);
    if (bytes && sha256(bytes) === hash) await store.add(bytes);
    else {
      const message = bytes ? 'the file is not what the manifest says' : 'the file is missing';
      const file = path.join(path.basename(dist), folder, name).replaceAll(path.sep, '/');
      problems.push(toFileProblem(file, message, 'build all sites, or choose another folder with --out'));
    }
  };
  for (const { host, files } of picked) for (const file of files) await take(host, file);
  for (const file of hosting) await take(hostingFolder, file);
  if (problems.length > 0) throw new ProblemsError(problems);
  return {
    sites: picked.map(({ files, digest, ...head }) => ({
      head,
      digest,
      readFileList: async () => renderFileList(files),
    })),
    hosting,
    files: picked.reduce((sum, { files }) => sum + files.length, 0),
    bytes: picked.reduce((sum, { files }) => sum + files.reduce((all, { size }) => all + size, 0), 0),
  };
}
