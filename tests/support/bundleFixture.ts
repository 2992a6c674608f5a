import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { type BundledChunk, runVite } from '../../scripts/build/compile/bundler/runVite.ts';
import { createViteConfig } from '../../scripts/build/compile/createViteConfig.ts';
import type { Cache } from '../../scripts/lib/cache.ts';
import { type FileTree, writeTempTree } from './fixtureFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Files of a main module and two lazy ones, which share modules with each other and with main. */
const files: FileTree = {
  'package.json': '{ "name": "fixture" }',
  'app/main.ts': `
import { shared } from './shared.ts';
globalThis.open = [() => import('./lazy.ts'), () => import('./other.ts'), () => import('./part.ts')];
shared('main');`,
  'app/shared.ts': 'export const shared = (x: string) => console.log(x);',
  'app/part.ts': 'export const part = (x: string) => console.log(x);',
  'app/lazy.ts': `
import './lazy.css';
import { part } from './part.ts';
import { shared } from './shared.ts';
export const lazy = () => [part('lazy'), shared('lazy')];`,
  'app/other.ts': `import { part } from './part.ts';\nexport const other = () => part('other');`,
  'app/lazy.css': 'a { color: red; }',
};

/**
 * Bundles a small app with the bundler and the configuration of the pipeline; `changed` replaces files of the app.
 * Without a cache, vanilla-extract's own plugin compiles the styles.
 */
export async function bundleFixture(changed: FileTree = {}, cache?: Cache) {
  await using tree = await writeTempTree({ ...files, ...changed });
  await symlink(path.join(root, 'node_modules'), path.join(tree.root, 'node_modules'), 'dir');
  const { chunks, assets } = await runVite(createViteConfig(tree.root, 'neutral', cache && { cache }));
  const chunkOf = (name: string): BundledChunk => {
    const found = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/app/${name}.ts`)));
    if (!found) throw new Error(`no chunk has ${name}.ts`);
    return found;
  };
  return { chunks, assets, chunkOf };
}
