import path from 'node:path';
import { assetsFolder } from '../NeutralApp.ts';
import type { SourceMap } from '../sourceMaps.ts';
import type { BundledChunk } from './runVite.ts';

/**
 * Returns the map of a chunk that was bundled with `build.sourcemap`. Rolldown's paths begin at the folder of the
 * output file. A chunk that has only style sheets, or modules of the bundler itself, whose ids begin with a zero
 * character, has an empty map. Throws if any other has none.
 */
export function toChunkSourceMap(root: string, { fileName, map, moduleIds }: BundledChunk): SourceMap {
  const written = moduleIds.find((id) => !id.startsWith('\0') && !id.endsWith('.css'));
  if (!map && written) throw new Error(`Rolldown gave no source map for ${fileName}, which has ${written}`);
  // Vite's `root` and the default of its `build.outDir` (vite/src/node/build.ts), although nothing is written there.
  const folder = path.join(root, 'app/dist', assetsFolder);
  const toSource = (source: string) => path.relative(root, path.resolve(folder, source)).replaceAll(path.sep, '/');
  const { names = [], sources = [], mappings = '' } = map ?? {};
  return { version: 3, names, sources: sources.map(toSource), mappings };
}
