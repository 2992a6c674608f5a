import { preloadedModules } from '../../scripts/build/compile/preloadedModules.ts';
import type { FileTree } from './fixtureFiles.ts';

/**
 * What every app has because the pipeline knows it by name: the code that renders pages ahead, the script that documents
 * begin with, and the lazy modules that they load ahead, which the app's first module takes from app/preloaded.ts.
 */
export const preloadedFiles: FileTree = {
  'app/prerender/prerender.ts': `
export const prerenderGuestPage = async (path: string) => ({ head: '', html: path, title: '', page: path.slice(1) });
export const describeMemberPages = async (paths: string[]) => ({ html: '<p></p>', pages: paths.map(() => ({ parts: ['home'], calls: [] })) });
`,
  'app/boot/bootDocument.ts': 'globalThis.booted = __BOOT__;',
  'app/preloaded.ts': `globalThis.preloaded = [${preloadedModules.map((module) => `() => import('${module.replace(/^app/, '.')}')`)}];`,
  ...Object.fromEntries(preloadedModules.map((module, index) => [module, `export const place = ${index};`])),
};
