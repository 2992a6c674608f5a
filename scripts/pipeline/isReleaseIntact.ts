import { lstatSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { StoredFile } from '../output/contentStore.ts';
import { type Manifest, releaseFolders } from '../output/manifest.ts';

/** What was published, and when, in milliseconds. */
export interface PublishedState {
  dist: string;
  manifest: Manifest;
  hardLinked: boolean;
  publishedAt: number;
}

/**
 * Whether nothing in dist has been changed, removed or added since it was published.
 *
 * Where files are links into the store, one look at each content and each folder tells it: a write into a file shows
 * at every name of it, and any other change shows in its folder. Copies are looked at one by one.
 */
export function isReleaseIntact(
  { dist, manifest, hardLinked: linked, publishedAt: at }: PublishedState,
  storedFile: (hash: string) => string,
): boolean {
  const isOld = (stats: Stats) => stats.mtimeMs <= at;
  const contents = new Map<string, { file: string; size: number }>();
  const folders = new Set<string>([dist + path.sep]);
  for (const { folder: host, files } of releaseFolders(manifest)) {
    for (const folder of subfoldersOf(host, files)) folders.add(path.join(dist, folder));
    for (const { path: name, sha256, size } of files) {
      const key = linked ? sha256 : `${host}/${name}`;
      if (!contents.has(key))
        contents.set(key, { file: linked ? storedFile(sha256) : path.join(dist, host, name), size });
    }
  }
  try {
    return (
      [...folders].every((folder) => isOld(lstatSync(folder))) &&
      [...contents.values()].every(({ file, size }) => {
        const stats = lstatSync(file);
        return stats.size === size && isOld(stats);
      })
    );
  } catch {
    return false;
  }
}

function subfoldersOf(host: string, files: readonly StoredFile[]): Set<string> {
  const folders = new Set([host]);
  for (const { path: name } of files) {
    for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1))
      folders.add(`${host}/${name.slice(0, at)}`);
  }
  return folders;
}
