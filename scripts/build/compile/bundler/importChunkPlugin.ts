import path from 'node:path';
import type { Plugin } from 'vite';
import { toolsRoot } from '../../../lib/cache.ts';

/** Vite's module with the function that loads lazy chunks, and its name there (vite/src/node/plugins/importAnalysisBuild.ts). */
const preloadHelper = /^\0vite\/preload-helper\.js$/;
const preloadFunction = '__vitePreload';

/**
 * Creates the plugin that puts app/site/importChunk.ts in the place of Vite's function, which knows neither hashes of
 * files nor names that are not in the import map.
 */
export const importChunkPlugin = (): Plugin => ({
  name: 'matchpress:import-chunk',
  apply: 'build',
  transform: {
    filter: { id: preloadHelper },
    handler(code) {
      if (!code.includes(`export const ${preloadFunction} =`))
        throw new Error("Vite's preload helper has an unexpected form");
      const module = JSON.stringify(path.join(toolsRoot, 'app/site/importChunk.ts'));
      return { code: `export { importChunk as ${preloadFunction} } from ${module};`, map: null };
    },
  },
});
