import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../lib/hash.ts';
import { listFiles } from '../lib/listFiles.ts';
import { ProblemsError, toFileProblem } from '../lib/problem.ts';
import { Manifest } from '../output/manifest.ts';

/** A dist folder, read completely. */
export interface Release {
  manifest: Manifest;
  /** Folder, which is a host or `hosting` → path inside → hash of the bytes found there. */
  filesByFolder: ReadonlyMap<string, ReadonlyMap<string, string>>;
  bytesByHash: ReadonlyMap<string, Buffer>;
}

/** Reads every file below `dist`. Throws a ProblemsError if there is no valid manifest. */
export function readRelease(dist: string): Release {
  const manifest = readManifest(dist);
  const bytesByHash = new Map<string, Buffer>();
  const filesByFolder = new Map<string, Map<string, string>>();
  const folders = readdirSync(dist, { withFileTypes: true }).filter((entry) => entry.name !== 'manifest.json');
  for (const { name } of folders) filesByFolder.set(name, hashFolder(path.join(dist, name), bytesByHash));
  return { manifest, filesByFolder, bytesByHash };
}

function hashFolder(folder: string, bytesByHash: Map<string, Buffer>): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of listFiles(folder)) {
    const bytes = readFileSync(path.join(folder, name));
    const hash = sha256(bytes);
    if (!bytesByHash.has(hash)) bytesByHash.set(hash, bytes);
    files.set(name, hash);
  }
  return files;
}

function readManifest(dist: string): Manifest {
  const file = path.join(dist, 'manifest.json');
  const fail = (message: string) =>
    new ProblemsError([
      toFileProblem(path.basename(dist), message, 'run npm run build first, or name the folder with --out'),
    ]);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw fail('there is no manifest.json that can be read');
  }
  const parsed = Manifest.safeParse(json);
  if (!parsed.success) throw fail('manifest.json does not have the form of a manifest');
  return parsed.data;
}
