import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { memoize } from '../../scripts/lib/memoize.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** An import of a module. Static and dynamic imports run it; type imports only relate the files. */
export interface Import {
  specifier: string;
  kind: 'static' | 'dynamic' | 'type';
}

/** Lists every TypeScript file below a folder of the project, tests included, declarations not. */
export const listSourceFiles = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.d.ts', '**/node_modules'] })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

/** Reads the imports of a module, with those of types, re-exports, and modules that it starts as processes. */
export const readImports = memoize((file: string): readonly Import[] => {
  const code = readFileSync(path.join(root, file), 'utf8');
  const { module } = parseSync(file, code);
  const kindOf = (entries: { isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'static';
  return [
    ...module.staticImports.map(
      ({ moduleRequest, entries }): Import => ({ specifier: moduleRequest.value, kind: kindOf(entries) }),
    ),
    ...module.dynamicImports.map(
      ({ moduleRequest: { start, end } }): Import => ({ specifier: code.slice(start + 1, end - 1), kind: 'dynamic' }),
    ),
    ...Array.from(
      code.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g),
      ([, specifier]): Import => ({ specifier: specifier!, kind: 'dynamic' }),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry): Import[] =>
        entry.moduleRequest ? [{ specifier: entry.moduleRequest.value, kind: kindOf([entry]) }] : [],
      ),
    ),
  ];
});

/** Resolves an import to a file of the project; undefined for a package. */
export const resolveImport = (from: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier.split('?')[0]!) : undefined;
