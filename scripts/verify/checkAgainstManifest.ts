import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releaseFolders } from '../output/manifest.ts';
import { thirdPartyNoticesPath } from '../stages/thirdPartyNotices.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/**
 * Finds files that differ from the manifest, are missing or not in it, or do not decompress to the file beside them, and
 * sites without third-party notices.
 */
export function checkAgainstManifest({ manifest, filesByFolder, bytesByHash }: Release): Finding[] {
  const findings: Finding[] = [];
  const folders = releaseFolders(manifest);
  const listed = new Set(folders.map(({ folder }) => folder));
  for (const host of filesByFolder.keys())
    if (!listed.has(host)) findings.push({ host, message: 'is not in the manifest' });
  for (const { host, files } of manifest.sites)
    if (!files.some(({ path }) => path === thirdPartyNoticesPath))
      findings.push({ host, path: thirdPartyNoticesPath, message: 'is not in the manifest, and every site needs it' });
  const unpacked = new Map<string, boolean>();

  for (const { folder: host, files } of folders) {
    const actual = filesByFolder.get(host) ?? new Map<string, string>();
    const expected = new Map(files.map((file) => [file.path, file]));
    for (const path of actual.keys())
      if (!expected.has(path)) findings.push({ host, path, message: 'is not in the manifest' });
    for (const file of files) {
      const hash = actual.get(file.path);
      if (hash === undefined) findings.push({ host, path: file.path, message: 'is missing' });
      else if (hash !== file.sha256 || bytesByHash.get(hash)?.length !== file.size) {
        findings.push({ host, path: file.path, message: 'is not what the manifest says' });
      }
      const format = /\.(br|gz)$/.exec(file.path)?.[1];
      if (!format || hash === undefined) continue;
      const plain = actual.get(file.path.slice(0, -3));
      const key = `${hash} ${plain}`;
      if (!unpacked.has(key))
        unpacked.set(key, plain !== undefined && unpacksTo(format, bytesByHash.get(hash)!, bytesByHash.get(plain)!));
      if (!unpacked.get(key))
        findings.push({ host, path: file.path, message: 'does not unpack to the file it stands beside' });
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
