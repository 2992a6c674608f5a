import path from 'node:path';
import { sitePlaceholder, toValueMark } from '../../lib/buildPlaceholders.ts';
import type { Cache } from '../../lib/cache.ts';
import { reachableFrom } from '../../lib/graphTraversals.ts';
import { findEntryChunk } from './bundler/findEntryChunk.ts';
import { type BundledChunk, runVite } from './bundler/runVite.ts';
import { createViteConfig } from './createViteConfig.ts';
import { followsWeight, type IconPaths } from './iconPathsPlugin.ts';
import { listModules } from './listModules.ts';
import type { PrerenderBundle } from './NeutralApp.ts';
import { parseMessagesRequest } from './splitMessagesPlugin.ts';

/** Address of the module, which only the browser's code asks for. */
const moduleUrl = 'https://prerendered.invalid/main.js';

const libraries = 'libraries';

/**
 * Bundles app/prerender/prerender.ts for Node, with its libraries in a module of their own. Class names, icons and
 * texts are those of the neutral chunks, because the same plugins make them.
 */
export async function compilePrerenderer(root: string, cache: Cache): Promise<PrerenderBundle> {
  const icons: Record<string, IconPaths> = {};
  const config = createViteConfig(root, 'neutral', {
    cache,
    // Pages are the same in all weights but for the icons, which are filled in afterwards.
    toIconExpression(paths, name) {
      if (!followsWeight(paths)) return JSON.stringify(paths.regular);
      icons[name] = paths;
      return JSON.stringify(toValueMark('iconPaths', name));
    },
  });
  const { chunks } = await runVite({
    ...config,
    define: { 'import.meta.url': JSON.stringify(moduleUrl), 'process.env.NODE_ENV': '"production"' },
    // A process that has loaded React for another purpose may have loaded its development build.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ...config.build,
      ssr: true,
      chunkImportMap: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: { prerender: path.join(root, 'app/prerender/prerender') },
        output: {
          format: 'cjs',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: libraries, test: /node_modules\// }],
          },
        },
      },
    },
  });
  // The texts are passed in: see app/prerender/prerender.ts.
  const needed = chunks.filter(({ facadeModuleId }) => !parseMessagesRequest(root, facadeModuleId));
  const byName = new Map(needed.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = (name: string) => {
    const { imports = [], dynamicImports = [] } = byName.get(name) ?? {};
    return [...imports, ...dynamicImports];
  };
  const readsSite = ({ fileName }: BundledChunk) =>
    Array.from(reachableFrom([fileName], importsOf)).some((name) => byName.get(name)?.code.includes(sitePlaceholder));
  if (needed.some((chunk) => chunk.name === libraries && readsSite(chunk)))
    throw new Error('a library reads values of the site');
  return {
    entry: findEntryChunk(chunks).fileName,
    sources: listModules(
      root,
      needed.flatMap(({ moduleIds }) => moduleIds),
    ),
    icons: Object.fromEntries(Object.entries(icons).sort()),
    modules: Object.fromEntries(
      needed.map((chunk) => [chunk.fileName, { code: chunk.code, isShared: !readsSite(chunk) }]),
    ),
  };
}
