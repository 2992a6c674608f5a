import path from 'node:path';
import type { Cache } from '../lib/cache.ts';
import { findEntryChunk } from './bundler/entryChunk.ts';
import { runVite } from './bundler/runVite.ts';
import { createViteConfig } from './viteConfig.ts';

/** Only the browser's code asks where it came from. */
const moduleUrl = 'https://prerendered.invalid/main.js';

/**
 * Bundles app/prerender.tsx with all its packages into one CommonJS module that imports nothing and reads the values of a
 * site from the placeholder. Class names, icons and messages are those of the neutral chunks, because the same plugins
 * make them.
 */
export async function compilePrerenderer(root: string, cache: Cache): Promise<string> {
  const config = createViteConfig(root, 'neutral', { cache });
  const { chunks } = await runVite({
    ...config,
    define: { 'import.meta.url': JSON.stringify(moduleUrl), 'process.env.NODE_ENV': '"production"' },
    // A process that has loaded React for something else may have loaded that of development.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ...config.build,
      ssr: true,
      chunkImportMap: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: { prerender: path.join(root, 'app/prerender') },
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  });
  return findEntryChunk(chunks).code;
}
