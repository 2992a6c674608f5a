import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../lib/hash.ts';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { isRegularFile } from '../../lib/regularFile.ts';
import { type HashesByFolder, hashFolders, type ReadList } from '../output/compareWithManifest.ts';
import { readFileList } from '../output/fileLists.ts';
import type { Manifest } from '../output/manifest.ts';
import { type ReleaseProvenance, readProvenance } from '../output/provenance.ts';
import { assertReadableVersion, readManifest } from '../output/readManifest.ts';

/** A dist folder, read completely. */
export interface Release {
  manifest: Manifest;
  /** Reads the list of a site's files, which is not kept; undefined if it is not the one that the manifest names. */
  readList: ReadList;
  /** Hashes of the bytes found, by folder, which is a host, `hosting` or `manifests`, and path inside. */
  filesByFolder: HashesByFolder;
  bytesByHash: ReadonlyMap<string, Buffer>;
  provenance: ReleaseProvenance | undefined;
}

/** Reads the manifest of the release in a folder. Throws a ProblemsError if there is no valid one. */
export function requireManifest(dist: string): Manifest {
  const hint = 'run npm run build first, or name the folder with --out';
  assertReadableVersion(dist, hint);
  const manifest = readManifest(dist);
  const message = 'there is no manifest.json that can be read and has the form of a manifest';
  if (!manifest) throw new ProblemsError([toFileProblem(path.basename(dist), message, hint)]);
  return manifest;
}

/** Reads a file of the release in a folder as text. Throws a ProblemsError unless it has this hash. */
export function readListedFile(dist: string, file: string, hash: string | undefined): string {
  const place = path.join(dist, file);
  const bytes = isRegularFile(place) ? readFileSync(place) : undefined;
  if (bytes !== undefined && sha256(bytes) === hash) return bytes.toString('utf8');
  const hint = 'npm run verify names all damage, and with --repair ends it';
  throw new ProblemsError([toFileProblem(`${path.basename(dist)}/${file}`, 'is not what the manifest says', hint)]);
}

/** Reads every file below `dist`. Throws a ProblemsError if there is no valid manifest. */
export function readRelease(dist: string): Release {
  const manifest = requireManifest(dist);
  const bytesByHash = new Map<string, Buffer>();
  const filesByFolder = hashFolders(dist, (hash, bytes) => void bytesByHash.set(hash, bytes));
  const provenance = readProvenance(dist);
  return { manifest, readList: (list) => readFileList(dist, list), filesByFolder, bytesByHash, provenance };
}
