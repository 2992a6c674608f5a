import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { type HashesByFolder, hashFolders } from '../output/compareWithManifest.ts';
import { Manifest } from '../output/manifest.ts';

/** A dist folder, read completely. */
export interface Release {
  manifest: Manifest;
  /** Hashes of the bytes found, by folder, which is a host or `hosting`, and path inside. */
  filesByFolder: HashesByFolder;
  bytesByHash: ReadonlyMap<string, Buffer>;
}

/** Reads every file below `dist`. Throws a ProblemsError if there is no valid manifest. */
export function readRelease(dist: string): Release {
  const manifest = readManifest(dist);
  const bytesByHash = new Map<string, Buffer>();
  const filesByFolder = hashFolders(dist, (hash, bytes) => void bytesByHash.set(hash, bytes));
  return { manifest, filesByFolder, bytesByHash };
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
