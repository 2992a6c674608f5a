import type { Plugin } from 'vite';
import { readIntegrity } from '../../../../app/site/readIntegrity.ts';

/** Vite's module that loads the scripts and style sheets of lazy chunks ahead (vite/src/node/plugins/importAnalysisBuild.ts). */
const preloadHelper = /^\0vite\/preload-helper\.js$/;
/** The line in its function `preload` that gives a link its address. */
const setsAddress = 'link.href = dep.href;';

/** Gives each link that Vite makes for a lazy chunk the hash of its file, so that browsers refuse a file that was changed. */
export const preloadIntegrityPlugin = (): Plugin => ({
  name: 'preload-integrity',
  apply: 'build',
  transform: { filter: { id: preloadHelper }, handler: (code) => ({ code: addIntegrity(code), map: null }) },
});

/** Throws if Vite makes its links in another way than before. */
export function addIntegrity(code: string): string {
  if (code.split(setsAddress).length !== 2) throw new Error("Vite's preload helper has an unexpected form");
  const setsIntegrity = `link.integrity = (integrity ??= (${readIntegrity})(document))[dep.pathname] ?? "";`;
  return `let integrity;${code.replace(setsAddress, () => `${setsIntegrity} ${setsAddress}`)}`;
}
