import { deltasFolder, toDeltaFolder, toDeltaName, toDeltaPath } from '../hosting/deltas.ts';
import { compareWithDeltaList } from '../output/compareWithManifest.ts';
import { decompressDelta, readDictionaryHash } from '../output/makeDeltas.ts';
import { deltaListFile } from '../output/manifest.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/** Reads a file of a former release; undefined where it is no longer kept. */
export type ReadDictionary = (hash: string) => Buffer | undefined;

/**
 * Finds deltas that differ from their list, belong to no file of the release, or do not make that file of their
 * dictionary, as far as that is kept.
 */
export function checkDeltas({ filesByFolder, bytesByHash }: Release, readDictionary: ReadDictionary): Finding[] {
  const deltas = filesByFolder.get(deltasFolder) ?? new Map<string, string>();
  const list = bytesByHash.get(deltas.get(deltaListFile) ?? '')?.toString('utf8') ?? '';
  const differences = compareWithDeltaList(list, filesByFolder);
  const wrong = new Set([deltaListFile, ...differences.map(({ path }) => path)]);
  const targets = new Map(
    [...filesByFolder].flatMap(([host, files]) =>
      [...files].flatMap(([path, hash]) => (toDeltaName(path) ? [[toDeltaFolder(host, path), hash] as const] : [])),
    ),
  );
  const describeFault = (path: string, delta: Buffer): string | undefined => {
    const folder = /^[^/]*\/[^/]*/.exec(path)![0];
    const target = bytesByHash.get(targets.get(folder) ?? '');
    if (!target) return 'is for no file of the release';
    const hash = readDictionaryHash(delta);
    if (hash === undefined || path !== toDeltaPath(folder, hash)) return 'does not begin as its name says';
    const dictionary = readDictionary(hash);
    return !dictionary || makes(delta, dictionary, target) ? undefined : 'does not make its file';
  };
  const findings = [...deltas].flatMap(([path, hash]): Finding[] => {
    const message = wrong.has(path) ? undefined : describeFault(path, bytesByHash.get(hash)!);
    return message === undefined ? [] : [{ host: deltasFolder, path, message }];
  });
  return [...differences.map(({ folder: host, ...difference }) => ({ host, ...difference })), ...findings];
}

function makes(delta: Buffer, dictionary: Buffer, target: Buffer): boolean {
  try {
    return decompressDelta(delta, dictionary).equals(target);
  } catch {
    return false;
  }
}
