import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releaseFolders } from '../output/manifest.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/** Files that differ from the manifest, are missing, are too many, or do not unpack to the file they stand beside. */
export function checkFiles({ manifest, filesByFolder: found, bytesByHash: contents }: Release): Finding[] {
  const findings: Finding[] = [];
  const folders = releaseFolders(manifest);
  const listed = new Set(folders.map(({ folder }) => folder));
  for (const host of found.keys()) if (!listed.has(host)) findings.push({ host, message: 'is not in the manifest' });
  const unpacked = new Map<string, boolean>();

  for (const { folder: host, files } of folders) {
    const there = found.get(host) ?? new Map<string, string>();
    const expected = new Map(files.map((file) => [file.path, file]));
    for (const path of there.keys())
      if (!expected.has(path)) findings.push({ host, path, message: 'is not in the manifest' });
    for (const file of files) {
      const hash = there.get(file.path);
      if (hash === undefined) findings.push({ host, path: file.path, message: 'is missing' });
      else if (hash !== file.sha256 || contents.get(hash)?.length !== file.size) {
        findings.push({ host, path: file.path, message: 'is not what the manifest says' });
      }
      const form = /\.(br|gz)$/.exec(file.path)?.[1];
      if (!form || hash === undefined) continue;
      const plain = there.get(file.path.slice(0, -3));
      const key = `${hash} ${plain}`;
      if (!unpacked.has(key))
        unpacked.set(key, plain !== undefined && unpacksTo(form, contents.get(hash)!, contents.get(plain)!));
      if (!unpacked.get(key))
        findings.push({ host, path: file.path, message: 'does not unpack to the file it stands beside' });
    }
  }
  return findings;
}

function unpacksTo(form: string, packed: Buffer, plain: Buffer): boolean {
  try {
    return (form === 'br' ? brotliDecompressSync(packed) : gunzipSync(packed)).equals(plain);
  } catch {
    return false;
  }
}
