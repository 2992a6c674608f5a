import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@vanilla-extract/compiler';
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { type Cache, cachedJson } from '../../lib/cache.ts';
import { sha256 } from '../../lib/hash.ts';
import { hashTree } from '../../lib/hashTree.ts';
import { createAsyncMemo, memoize } from '../../lib/memoize.ts';
import { findRuntimeImports } from './findRuntimeImports.ts';
import { toProjectPath } from './projectPath.ts';

/** Beginning of the specifier by which a module imports the rules of a style file; the path of the file follows. */
const scheme = 'styles:';
/** Ending of a style sheet's id, after the path of its style file, as in vanilla-extract's plugin. */
const sheetSuffix = '.vanilla.css';

/** Result of compiling a style file: the module that a component imports, and its own CSS rules. */
interface CompiledStyles {
  code: string;
  css: string;
}

/**
 * Creates the Vite plugin behind `.css.ts` files in the build for all sites: has the result of vanilla-extract's own
 * plugin, and runs only the files that the cache does not have. Loads the compiler for the first of them.
 */
export function stylesPlugin(root: string, cache: Cache): Plugin {
  const settings = hashTree(root, ['package.json', 'tsconfig.json', 'app/tsconfig.json']);
  const readOnce = memoize((file: string) => readModule(root, file));
  const compileOnce = createAsyncMemo<CompiledStyles>();
  let compiler: Promise<Compiler> | undefined;
  const compileStyles = (file: string) =>
    compileOnce(file, () =>
      cachedJson(cache, 'styles', [settings, ...listImported(file, readOnce)], async () => {
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

interface SourceModule {
  /** The path from the project's root, and the hash of the content. */
  version: readonly [file: string, hash: string];
  /** Files of the project. */
  imports: readonly string[];
}

/** Lists a file and all that it imports from the project, on which its styles depend. */
function listImported(file: string, read: (file: string) => SourceModule): SourceModule['version'][] {
  const files = new Set([file]);
  const versions: SourceModule['version'][] = [];
  for (const one of files) {
    const { version, imports } = read(one);
    versions.push(version);
    for (const imported of imports) files.add(imported);
  }
  return versions;
}

/** Reads a module. Throws if a file that it imports does not exist. */
function readModule(root: string, file: string): SourceModule {
  const code = readFileSync(file, 'utf8');
  const name = toProjectPath(root, file);
  const { imports, reExports } = findRuntimeImports(parseSync(file, code).module);
  const specifiers = [...imports, ...reExports].map(({ moduleRequest }) => moduleRequest!.value);
  return {
    version: [name, sha256(code)],
    imports: specifiers
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => {
        const imported = path.resolve(path.dirname(file), specifier);
        if (!existsSync(imported)) throw new Error(`failed to resolve import "${specifier}" from "${file}"`);
        return imported;
      }),
  };
}
