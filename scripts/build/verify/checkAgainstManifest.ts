import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compareWithManifest } from '../output/compareWithManifest.ts';
import { releaseFolders } from '../output/manifest.ts';
import { thirdPartyNoticesPath } from '../stages/thirdPartyNotices.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/**
 * Finds files that differ from the manifest, are missing or not in it, or do not decompress to the file beside them,
 * and sites without third-party notices. If that file is the one that differs, its compressed ones are not reported.
 */
export function checkAgainstManifest({ manifest, filesByFolder, bytesByHash }: Release): Finding[] {
  const findings: Finding[] = compareWithManifest(manifest, filesByFolder).map(({ folder, ...difference }) => ({
    host: folder,
    ...difference,
  }));
  for (const { host, files } of manifest.sites)
    if (!files.some(({ path }) => path === thirdPartyNoticesPath))
      findings.push({ host, path: thirdPartyNoticesPath, message: 'is not in the manifest, and every site needs it' });
  const unpacked = new Map<string, boolean>();

  for (const { folder: host, files } of releaseFolders(manifest)) {
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
  }
  return findings;
}

function unpacksTo(format: string, packed: Buffer, plain: Buffer): boolean {
  try {
    return (format === 'br' ? brotliDecompressSync(packed) : gunzipSync(packed)).equals(plain);
  } catch {
    return false;
  }
}
