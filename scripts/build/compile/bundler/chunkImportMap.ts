import { assetsFolder } from '../NeutralApp.ts';
import type { BundledAsset } from './runVite.ts';

/** Name of Vite's import map under `build.chunkImportMap` (getImportMapFilename in vite/src/node/plugins/html.ts). */
export const importMapFile = 'importmap.json';

/**
 * Reads Vite's import map: the function returns, for the file name of a chunk, the name by which other chunks import
 * it. That name stays the same when the content of the chunk changes. A chunk that is never imported keeps its file
 * name.
 */
export function readStableNames(assets: readonly BundledAsset[]): (fileName: string) => string {
  const map = assets.find(({ fileName }) => fileName === importMapFile);
  if (!map) throw new Error(`Vite gave no ${importMapFile}`);
  const { imports } = JSON.parse(String(map.source)) as { imports?: Record<string, string> };
  if (!imports) throw new Error(`Vite's ${importMapFile} has no imports`);
  // Both sides are addresses with `base` and `build.assetsDir` (vite/src/node/plugins/importAnalysisBuild.ts).
  const prefix = `/${assetsFolder}/`;
  const names = new Map<string, string>();
  for (const pair of Object.entries(imports)) {
    if (!pair.every((address) => address.startsWith(prefix)))
      throw new Error(`Vite's ${importMapFile} has addresses of an unexpected form: ${pair.join(' → ')}`);
    const [name, fileName] = pair.map((address) => address.slice(prefix.length));
    names.set(fileName!, name!);
  }
  return (fileName) => {
    const own = fileName.slice(assetsFolder.length + 1);
    return names.get(own) ?? own;
  };
}
