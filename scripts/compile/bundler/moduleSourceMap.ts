import path from 'node:path';
import { assetsFolder } from '../NeutralApp.ts';
import type { SourceMap } from '../sourceMaps.ts';
import type { BundledChunk } from './runVite.ts';

/** The map of a chunk that was bundled with `build.sourcemap`. Rolldown's paths begin at the folder of the output file. */
export function moduleSourceMap(root: string, { fileName, map }: BundledChunk): SourceMap {
  if (!map) throw new Error(`Rolldown gave no source map for ${fileName}`);
  const folder = path.join(root, 'app/dist', assetsFolder);
  const toSource = (source: string) => path.relative(root, path.resolve(folder, source)).replaceAll(path.sep, '/');
  return { version: 3, names: map.names, sources: map.sources.map(toSource), mappings: map.mappings };
}
