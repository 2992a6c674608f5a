import path from 'node:path';
import { listPreloadedModules, toAppPages } from '../../scripts/build/compile/pages/appPages.ts';
import { type DeclaredPage, readPages } from '../../scripts/build/compile/pages/readPages.ts';
import type { FileTree } from './fixtureFiles.ts';

const pages = readPages(path.resolve(import.meta.dirname, '../..'));
export const preloadedModules = listPreloadedModules(toAppPages(pages));

/** Renders a declaration that means the same to the build. */
function renderDeclaration({ name, address, aliases, access, texts, ahead, document, file, module }: DeclaredPage) {
  const values = Object.entries({ name, address, aliases, access, title: name, texts, ahead, document });
  const load = module && `load: () => import('./${path.posix.relative(path.posix.dirname(file), module)}')`;
  const properties = [...values.flatMap(([key, value]) => (value ? `${key}: ${toCode(value)}` : [])), load];
  return `export default definePage({ ${properties.filter(Boolean).join(', ')} });\n`;
}

/** Renders a value as code, with unquoted keys. */
const toCode = (value: object | string) => JSON.stringify(value).replaceAll(/"(\w+)":/g, '$1: ');

/**
 * Files that every app has because the pipeline knows them by name: the code that prerenders pages, the scripts at the
 * beginning of documents, the declarations of the real pages, and the lazy modules that documents preload, which the
 * app's first module takes from app/preloaded.ts.
 */
export const requiredAppFiles: FileTree = {
  'app/prerender/prerender.ts': `
export const prerenderGuestPage = async (path: string) => ({ head: '', html: path, title: '', page: path.slice(1) });
export const describeMemberPages = async (paths: string[]) => ({ html: '<p></p>', pages: paths.map(() => ({ parts: ['home'], calls: [] })) });
`,
  'app/boot/bootDocument.ts': 'globalThis.booted = __BOOT__;',
  'app/boot/bootMemberPage.ts': 'globalThis.bootedMember = __BOOT__;',
  'app/boot/noticeFailures.ts': 'globalThis.noticed = __BOOT__;',
  'app/boot/reportFailures.ts': 'globalThis.reporter = __BOOT__;',
  'app/preloaded.ts': `globalThis.preloaded = [${preloadedModules.map((module) => `() => import('${module.replace(/^app/, '.')}')`)}];`,
  ...Object.fromEntries(pages.map((page) => [page.file, renderDeclaration(page)])),
  ...Object.fromEntries(preloadedModules.map((module, index) => [module, `export const place = ${index};`])),
};
