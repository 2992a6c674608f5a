import type { Plugin } from 'vite';
import { readIntegrity } from '../../../../app/site/readIntegrity.ts';

/** Vite's module that preloads the files of lazy chunks (vite/src/node/plugins/importAnalysisBuild.ts). */
const preloadHelper = /^\0vite\/preload-helper\.js$/;
/** Line in its function `preload` that gives a link its address. */
const setsAddress = 'link.href = dep.href;';

/**
 * Creates the plugin that gives Vite's links for lazy chunks the hashes of files, so that browsers refuse changed ones.
 */
export const preloadIntegrityPlugin = (): Plugin => ({
  name: 'preload-integrity',
  apply: 'build',
  transform: { filter: { id: preloadHelper }, handler: (code) => ({ code: addIntegrity(code), map: null }) },
});

/** Adds the hash to the code. Throws if Vite makes its links in another way than before. */
export function addIntegrity(code: string): string {
  if (code.split(setsAddress).length !== 2) throw new Error("Vite's preload helper has an unexpected form");
  const setsIntegrity = `link.integrity = (integrity ??= (${readIntegrity})(document))[dep.pathname] ?? "";`;
  return `let integrity;${code.replace(setsAddress, () => `${setsIntegrity} ${setsAddress}`)}`;
}
