import path from 'node:path';
import { writeAtomically } from '../../lib/writeAtomically.ts';
import { releasesFolder } from '../output/currentRelease.ts';
import { assertOwnFolder, assertUnpublished } from '../output/ownFolder.ts';
import type { LinkedFile } from '../specialise/createChunkGraphBuilder.ts';

/** Writes the maps of a site's scripts. */
export type WriteSourceMaps = (scripts: readonly LinkedFile[]) => Promise<void>;

/** Throws unless the folder is one of source maps or may become one, and is outside of what is published. */
export function assertSourceMapFolder(folder: string, dist: string, root: string): void {
  assertUnpublished('source maps', folder, [dist, releasesFolder(dist)]);
  assertOwnFolder(folder, {
    root,
    what: 'the source maps are',
    option: '--sourcemaps',
    isOwn: (entries) => entries.some((name) => /-[0-9a-f]{10}\.js\.map$/.test(name)),
  });
}

/**
 * Creates the writer of `<folder>/<script>.map`. Names of scripts hold the hash of their contents, so sites and
 * releases can share a folder, and a map is written once. Without a folder it writes nothing.
 */
export function createSourceMapWriter(folder: string | undefined): WriteSourceMaps {
  const written = new Set<string>();
  return async (scripts) => {
    for (const { path: script, toMap } of folder === undefined ? [] : scripts) {
      if (!toMap || written.has(script)) continue;
      written.add(script);
      const file = path.basename(script);
      await writeAtomically(path.join(folder!, `${file}.map`), Buffer.from(JSON.stringify({ ...toMap(), file })));
    }
  };
}
