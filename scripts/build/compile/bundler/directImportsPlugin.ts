import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { memoize } from '../../../lib/memoize.ts';
import { applyEdits } from '../applyEdits.ts';

/** Libraries whose index imports all their modules and exports them again. */
const libraries = ['react-router', '@tanstack/react-query', '@tanstack/query-core'] as const;

/**
 * Creates the plugin that turns imports from the index of a library into imports of the module that has the name.
 * Otherwise a module that imports one function counts as an importer of the whole library: the first page of a guest
 * needs two small modules of React Router, and would load all of it.
 */
export function directImportsPlugin(root: string): Plugin {
  const moduleOf = memoize((library: string) => readReExports(findIndex(library, path.join(root, 'package.json'))));
  return {
    name: 'direct-imports',
    apply: 'build',
    // After Vite's own transforms, which leave imports as they are written and nothing of TypeScript and JSX.
    enforce: 'post',
    transform: {
      filter: { code: new RegExp(`from ?["'](?:${libraries.join('|')})["']`) },
      handler: (code, id) => ({ code: importDirectly(id, code, moduleOf), map: null }),
    },
  };
}

type ReExports = ReadonlyMap<string, { file: string; name: string }>;

/**
 * Finds the index of a library for a file that imports it. Node picks that of development, and of CommonJS; the others
 * are beside it (`exports` in react-router/package.json and @tanstack/react-query/package.json).
 */
const findIndex = (library: string, importer: string): string =>
  createRequire(importer)
    .resolve(library)
    .replace('/development/', '/production/')
    .replace(/\.cjs$/, '.js');

/** Reads the file and the name there that each exported name comes from. */
export function readReExports(index: string, code = readFileSync(index, 'utf8')): ReExports {
  const entries = parseSync(index, code).module.staticExports.flatMap((one) => one.entries);
  return new Map(
    entries.flatMap(({ importName, exportName, moduleRequest }) => {
      if (!moduleRequest) return [];
      if (importName.kind === 'AllButDefault') return [...readReExports(findIndex(moduleRequest.value, index))];
      if (!importName.name || !exportName.name) return [];
      return [
        [exportName.name, { file: path.resolve(path.dirname(index), moduleRequest.value), name: importName.name }],
      ];
    }),
  );
}

/** Rewrites the imports within their lines, so that the other lines do not move. */
export function importDirectly(id: string, code: string, moduleOf: (library: string) => ReExports): string {
  const imports = parseSync(id, code).module.staticImports.filter(({ moduleRequest }) =>
    libraries.some((library) => library === moduleRequest.value),
  );
  const edits = imports.map(({ start, end, moduleRequest, entries }) => {
    const exports = moduleOf(moduleRequest.value);
    const lines = entries.map(({ importName, localName }) => {
      const found = importName.name === null ? undefined : exports.get(importName.name);
      if (!found)
        throw new Error(`${id} imports ${importName.name ?? 'all'} of ${moduleRequest.value}; name what it needs`);
      return `import { ${found.name} as ${localName.value} } from ${JSON.stringify(found.file)};`;
    });
    const lineBreaks = code.slice(start, end).replace(/[^\n]/g, '');
    return { start, end, text: lines.join(' ') + lineBreaks };
  });
  return applyEdits(code, edits);
}
