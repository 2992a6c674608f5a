import { copyFileSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deltasFolder } from '../../scripts/build/hosting/deltas.ts';
import { releaseFile } from '../../scripts/build/hosting/releaseFile.ts';
import { compareWithDeltaList, hashFolders } from '../../scripts/build/output/compareWithManifest.ts';
import { readFileList } from '../../scripts/build/output/fileLists.ts';
import {
  deltaListFile,
  type FileList,
  hostingFolder,
  listsFolder,
  listsOfRelease,
  Manifest,
} from '../../scripts/build/output/manifest.ts';
import { sha256 } from '../../scripts/lib/hash.ts';
import { listFiles } from '../../scripts/lib/listFiles.ts';

/** Reads the manifest of the dist folder in `root`; throws if it cannot be parsed. */
export const readManifest = async (root: string): Promise<Manifest> =>
  Manifest.parse(JSON.parse(await readFile(path.join(root, 'dist/manifest.json'), 'utf8')));

/** Reads the list of a site's files in a release; throws if it is not the one that the manifest names. */
export function readSiteFiles(dist: string, { sites }: Pick<Manifest, 'sites'>, host: string): FileList['files'] {
  const { digest } = sites.find((site) => site.host === host)!;
  return readFileList(dist, { owner: host, digest })!.files;
}

/** Lists the hashes of all files that the manifest of the dist folder in `root` describes, apart from itself. */
export async function listDescribedFiles(root: string): Promise<Record<string, string>> {
  const dist = path.join(root, 'dist');
  const described: Record<string, string> = {};
  for (const one of listsOfRelease(await readManifest(root))) {
    const { files = [], hosting = [] } = readFileList(dist, one) ?? {};
    described[`${listsFolder}/${one.owner}.json`] = one.digest;
    for (const file of files) described[`${one.owner}/${file.path}`] = file.sha256;
    for (const file of hosting) described[`${hostingFolder}/${file.path}`] = file.sha256;
  }
  return described;
}

/** Tells where a release comes from, which equal ones need not have in common. */
const isProvenance = (file: string) => path.basename(file) === releaseFile;

/**
 * Hashes every file below the dist folder in `root` but what depends on more than the content of the release: the deltas
 * and its provenance; sorted by path.
 */
export async function hashDist(root: string): Promise<Record<string, string>> {
  const dist = path.join(root, 'dist');
  const files = listFiles(dist).filter((file) => !file.startsWith(`${deltasFolder}/`) && !isProvenance(file));
  const hashed = await Promise.all(
    files.map(async (file) => [file, sha256(await readFile(path.join(dist, file)))] as const),
  );
  return Object.fromEntries(hashed.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Copies a release as servers see it: without links. */
export function copyRelease(dist: string, to: string): void {
  for (const file of listFiles(dist)) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(path.join(dist, file), path.join(to, file));
  }
}

/** Compares dist with its manifest, and deltas with their list; returns the differences in files and hashes. */
export async function findManifestMismatches(root: string): Promise<string[]> {
  const found = await hashDist(root);
  const listed = await listDescribedFiles(root);
  const names = new Set([...Object.keys(found), ...Object.keys(listed)]);
  names.delete('manifest.json');
  const dist = path.join(root, 'dist');
  const deltaList = await readFile(path.join(dist, deltasFolder, deltaListFile), 'utf8').catch(() => '');
  const harmedDeltas = compareWithDeltaList(deltaList, hashFolders(dist)).map(({ path: file }) => `deltas/${file}`);
  return [...[...names].filter((name) => found[name] !== listed[name]), ...harmedDeltas];
}
