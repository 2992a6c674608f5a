import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compareWithManifest } from '../output/compareWithManifest.ts';
import type { StoredFile } from '../output/contentStore.ts';
import { hostingFolder, listsOfRelease } from '../output/manifest.ts';
import { thirdPartyNoticesPath } from '../stages/thirdPartyNotices.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/**
 * Finds files that differ from the manifest, are missing or not in it, or do not decompress to the file beside them,
 * and sites without third-party notices. If that file is the one that differs, its compressed ones are not reported.
 */
export function checkAgainstManifest(release: Release): Finding[] {
  const { manifest, readList, filesByFolder, provenance } = release;
  const differences = compareWithManifest(manifest, filesByFolder, readList, provenance);
  const findings: Finding[] = differences.map(({ folder, ...difference }) => ({ host: folder, ...difference }));
  const checkFiles = createFileChecker(release);
  for (const one of listsOfRelease(manifest)) {
    const { owner: host } = one;
    const list = readList(one);
    if (!list) continue;
    if (host !== hostingFolder && !list.files.some(({ path }) => path === thirdPartyNoticesPath))
      findings.push({ host, path: thirdPartyNoticesPath, message: 'is not in the manifest, and every site needs it' });
    findings.push(...checkFiles(host, list.files), ...checkFiles(hostingFolder, list.hosting));
  }
  return findings;
}

/** Creates the check of the sizes of files, and of compressed files against those beside them. */
function createFileChecker({ filesByFolder, bytesByHash }: Release) {
  const unpacked = new Map<string, boolean>();
  return (host: string, files: readonly StoredFile[]): Finding[] => {
    const findings: Finding[] = [];
    const actual = filesByFolder.get(host) ?? new Map<string, string>();
    const expected = new Map(files.map((file) => [file.path, file.sha256]));
    for (const { path, sha256, size } of files) {
      const hash = actual.get(path);
      if (hash === undefined) continue;
      if (hash === sha256 && bytesByHash.get(hash)?.length !== size)
        findings.push({ host, path, message: 'is not what the manifest says' });
      const format = /\.(br|gz)$/.exec(path)?.[1];
      const plainPath = path.slice(0, -3);
      const plain = actual.get(plainPath);
      if (!format || (hash === sha256 && plain !== expected.get(plainPath))) continue;
      const key = `${hash} ${plain}`;
      if (!unpacked.has(key))
        unpacked.set(key, plain !== undefined && unpacksTo(format, bytesByHash.get(hash)!, bytesByHash.get(plain)!));
      if (!unpacked.get(key)) findings.push({ host, path, message: 'does not decompress to the file beside it' });
    }
    return findings;
  };
}

function unpacksTo(format: string, packed: Buffer, plain: Buffer): boolean {
  try {
    return (format === 'br' ? brotliDecompressSync(packed) : gunzipSync(packed)).equals(plain);
  } catch {
    return false;
  }
}
