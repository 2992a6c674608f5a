import path from 'node:path';
import MagicString from 'magic-string';
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import type { AstNode } from '../walkAst.ts';
import { type DeclaredPage, findDeclaration, pageKeys, readPages } from './readPages.ts';

const scheme = 'pages:';

/** Code of the modules that the app imports about its pages, by name; its paths are relative to the app's folder. */
const modules: Readonly<Record<string, (pages: readonly DeclaredPage[]) => string>> = {
  all: (pages) => renderPages(pages),
  guests: (pages) => renderPages(pages.filter(isForGuests)),
  routes: renderRoutes,
  shapes: (pages) => {
    const shapes = pages.flatMap(({ name, ahead }) => (ahead?.shape ? [[name, ahead.shape]] : []));
    return `export const shapes = ${JSON.stringify(Object.fromEntries(shapes))};`;
  },
};

/** Whether the build renders a page for guests. */
const isForGuests = ({ document }: DeclaredPage) => document !== undefined;

/**
 * Returns the file of a module in the app's folder, so that imports and messages are compiled as those of a file there.
 */
const toModuleFile = (root: string, name: string) => path.join(root, 'app', `pages-${name}.ts`);

/**
 * Creates the Vite plugin behind `pages:all`, `pages:guests` (the pages that have documents of their own),
 * `pages:routes` (what is known of each page before it is loaded) and `pages:shapes`, which are made of the
 * declarations in `*.page.ts` files of features. A compiled declaration has only the page: the rest is in
 * `pages:routes`.
 */
export function pagesPlugin(root: string): Plugin {
  const nameOf = (id: string) => Object.keys(modules).find((name) => id === toModuleFile(root, name));
  /** Finds the module that an import means; one that Vitest has cached names it by its address on a server. */
  const findImported = (source: string) =>
    Object.keys(modules).find((name) => source === `${scheme}${name}` || source === `/app/pages-${name}.ts`);
  return {
    name: 'matchpress:pages',
    enforce: 'pre',
    resolveId(source) {
      const name = findImported(source);
      return name === undefined ? null : toModuleFile(root, name);
    },
    load(id) {
      const name = nameOf(id);
      if (name === undefined) return null;
      const pages = readPages(root);
      for (const { file } of pages) this.addWatchFile(path.join(root, file));
      return modules[name]!(pages);
    },
    transform: {
      filter: { id: /\.page\.ts$/ },
      handler: (code, id) => keepPage(code, id),
    },
  };
}

function renderPages(pages: readonly DeclaredPage[]): string {
  const imports = pages.map(({ name, file }) => `import ${name} from '${file.replace(/^app/, '.')}';\n`);
  return `${imports.join('')}export const pages = [${pages.map(({ name }) => name).join(', ')}];\n`;
}

function renderRoutes(pages: readonly DeclaredPage[]): string {
  const routes = pages.map(({ name, routeCode }) => {
    const entries = Object.entries(routeCode).map(([key, code]) => `${key}: ${code}`);
    return `  ${name}: { ${entries.join(', ')} },\n`;
  });
  return `import { msg } from '@lingui/core/macro';\nexport const routes = {\n${routes.join('')}};\n`;
}

/** Leaves out of a declaration what the compiled routes have, and what only the build reads. */
function keepPage(code: string, id: string) {
  const declaration = findDeclaration(parseSync(id, code).program as AstNode & { type: 'Program' });
  if (!declaration) return null;
  const out = new MagicString(code);
  for (const [index, { key, start }] of declaration.nodes.entries()) {
    if (key.type !== 'Identifier' || pageKeys.includes(key.name)) continue;
    // Up to the brace, with the comma after the last one.
    out.remove(start, declaration.nodes[index + 1]?.start ?? declaration.end - 1);
  }
  // The function returns its argument.
  out.remove(declaration.callee.start, declaration.callee.end);
  return { code: out.toString(), map: out.generateMap({ hires: 'boundary' }) };
}

/**
 * Resolves an import of `pages:…` to the files that it leads to, from the project's root; undefined for other imports.
 */
export function resolvePagesImport(pages: readonly DeclaredPage[], specifier: string): readonly string[] | undefined {
  if (!specifier.startsWith(scheme)) return;
  const imported = specifier === `${scheme}guests` ? pages.filter(isForGuests) : pages;
  return imported.map(({ file }) => file);
}
