import type { Plugin, Rolldown } from 'vite';

/** Creates the Vite plugin that notes, by the file name of a chunk made for one module, the exports of the module. */
export function moduleExportsPlugin(found: Map<string, string[]>): Plugin {
  return {
    name: 'matchpress:module-exports',
    generateBundle(_options, bundle: Rolldown.OutputBundle) {
      for (const item of Object.values(bundle)) {
        if (item.type !== 'chunk' || !item.facadeModuleId) continue;
        found.set(item.fileName, this.getModuleInfo(item.facadeModuleId)?.exports ?? []);
      }
    },
  };
}

interface ChunkSource {
  name: string;
  code: string;
  /** The exports of the module of a chunk made for a dynamic import; else undefined. */
  ownExports: readonly string[] | undefined;
}

/**
 * Pattern of Rolldown's import() of a module in a shared chunk (rolldown/crates/rolldown/src/module_finalizers/mod.rs).
 */
const dynamicImport = /\bimport\((["'`])\.\/([^"'`$]+)\1\)(?:\.then\(\(?([\w$]+)\)? => \3\.([\w$]+)\))?/g;

/**
 * Finds the exports that `import()` of a chunk returns, by its name. A module that is loaded lazily in one place and
 * imported statically in another has no chunk of its own; the bundler then writes `import("./shared.js").then((n) =>
 * n.t)`, and `t` must be kept. Throws if such a chunk is loaded in another form, because its exports would be dropped
 * as unused.
 */
export function findDynamicExports(chunks: readonly ChunkSource[]): Map<string, string[]> {
  const found = new Map(chunks.map(({ name, ownExports }) => [name, new Set(ownExports)]));
  const owners = new Set(chunks.flatMap(({ name, ownExports }) => (ownExports ? [name] : [])));
  for (const { name, code } of chunks) {
    for (const [expression, , target, , exportName] of code.matchAll(dynamicImport)) {
      if (exportName) found.get(target!)?.add(exportName);
      else if (found.has(target!) && !owners.has(target!)) {
        throw new Error(`chunk ${name} loads ${expression}, and nothing tells which of its exports it uses`);
      }
    }
  }
  return new Map(Array.from(found, ([name, names]) => [name, [...names].sort()]));
}
