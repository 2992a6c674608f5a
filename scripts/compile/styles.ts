import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@vanilla-extract/compiler';
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { type Cache, cachedJson } from '../lib/cache.ts';
import { sha256 } from '../lib/hash.ts';
import { hashTree } from '../lib/hashTree.ts';
import { createAsyncMemo } from '../lib/memoize.ts';
import { findRuntimeImports } from './moduleImports.ts';
import { toProjectPath } from './projectPath.ts';

/** The specifier by which a module imports the rules of a style file, before the path of the file. */
const scheme = 'styles:';
/** What stands behind the path of a style file in the id of the style sheet with its rules, as in vanilla-extract's plugin. */
const sheetSuffix = '.vanilla.css';

/** What makes a style file: the module that a component imports and its own CSS rules. */
interface CompiledStyles {
  code: string;
  css: string;
}

/**
 * The Vite plugin behind `.css.ts` files in the build for all sites: gives what vanilla-extract's own plugin would give,
 * and runs only the files that the cache does not have. Loads the compiler for the first of them.
 */
export function stylesPlugin(root: string, cache: Cache): Plugin {
  const compileOnce = createAsyncMemo<CompiledStyles>();
  let compiler: Promise<Compiler> | undefined;
  const compileStyles = (file: string) =>
    compileOnce(file, () =>
      cachedJson(cache, 'styles', listInputs(root, file), async () => {
        compiler ??= loadCompiler(root);
        const { processVanillaFile, getCssForFile } = await compiler;
        const { source } = await processVanillaFile(file);
        return { code: source, css: getCssForFile(file).css };
      }),
    );
  return {
    name: 'matchpress:styles',
    resolveId: {
      filter: { id: new RegExp(`^${scheme}`) },
      handler: (source) => path.join(root, source.slice(scheme.length)) + sheetSuffix,
    },
    load: {
      filter: { id: /\.css\.ts\.vanilla\.css$/ },
      handler: async (id) => (await compileStyles(id.slice(0, -sheetSuffix.length))).css,
    },
    transform: {
      filter: { id: /\.css\.ts$/ },
      handler: async (_code, id) => ({ code: (await compileStyles(id)).code, map: { mappings: '' } }),
    },
    async buildEnd() {
      await (await compiler)?.close();
    },
  };
}

async function loadCompiler(root: string): Promise<Compiler> {
  const { createCompiler } = await import('@vanilla-extract/compiler');
  return createCompiler({
    root: path.join(root, 'app'),
    identifiers: 'short',
    cssImportSpecifier: (file) => scheme + toProjectPath(root, file),
    viteConfig: { mode: 'production', cacheDir: path.join(root, 'node_modules/.vite') },
    enableFileWatcher: false,
  });
}

/** Everything that the styles of a file depend on: the file, all that it imports from the project, and the settings. */
function listInputs(root: string, file: string): unknown[] {
  const files = new Set([file]);
  const hashes: [name: string, hash: string][] = [];
  for (const one of files) {
    const code = readFileSync(one, 'utf8');
    hashes.push([toProjectPath(root, one), sha256(code)]);
    for (const specifier of findLocalImports(one, code)) {
      const imported = path.resolve(path.dirname(one), specifier);
      if (!existsSync(imported))
        throw new Error(`${toProjectPath(root, one)} imports ${specifier}, and there is no such file`);
      files.add(imported);
    }
  }
  return [hashTree(root, ['package.json', 'tsconfig.json', 'app/tsconfig.json']), ...hashes];
}

function findLocalImports(file: string, code: string): string[] {
  const { imports, reExports } = findRuntimeImports(parseSync(file, code).module);
  return [...imports, ...reExports]
    .map(({ moduleRequest }) => moduleRequest!.value)
    .filter((specifier) => specifier.startsWith('.'));
}
