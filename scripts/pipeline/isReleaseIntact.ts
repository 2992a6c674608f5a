import { lstatSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { StoredFile } from '../output/contentStore.ts';
import { type Manifest, releaseFolders } from '../output/manifest.ts';

export interface PublishedState {
  dist: string;
  manifest: Manifest;
  hardLinked: boolean;
  /** In milliseconds. */
  publishedAt: number;
}

/**
 * Whether nothing in dist has been changed, removed or added since it was published.
 *
 * Where files are hard links into the store, it is enough to check each content and each folder once: a write into a
 * file shows at all its names, and any other change shows in its folder. Copies are checked one by one.
 */
export function isReleaseIntact(
  { dist, manifest, hardLinked, publishedAt }: PublishedState,
  storedFile: (hash: string) => string,
): boolean {
  const isUnchanged = (stats: Stats) => stats.mtimeMs <= publishedAt;
  const contents = new Map<string, { file: string; size: number }>();
  const folders = new Set<string>([dist + path.sep]);
  for (const { folder: host, files } of releaseFolders(manifest)) {
    for (const folder of subfoldersOf(host, files)) folders.add(path.join(dist, folder));
    for (const { path: name, sha256, size } of files) {
      const key = hardLinked ? sha256 : `${host}/${name}`;
      if (!contents.has(key))
        contents.set(key, { file: hardLinked ? storedFile(sha256) : path.join(dist, host, name), size });
    }
  }
  try {
    return (
      [...folders].every((folder) => isUnchanged(lstatSync(folder))) &&
      [...contents.values()].every(({ file, size }) => {
        const stats = lstatSync(file);
        return stats.size === size && isUnchanged(stats);
      })
    );
  } catch {
    return false;
  }
}

function subfoldersOf(host: string, files: readonly StoredFile[]): Set<string> {
  const folders = new Set([host]);
  for (const { path: name } of files) {
    for (let publishedAt = name.indexOf('/'); publishedAt >= 0; publishedAt = name.indexOf('/', publishedAt + 1))
      folders.add(`${host}/${name.slice(0, publishedAt)}`);
  }
  return folders;
}
