import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { chunkAreas, optionalModules, unusedImports } from '../../../app/start/chunkAreas.ts';
import { sitePlaceholder } from '../../lib/buildPlaceholders.ts';
import type { Cache } from '../../lib/cache.ts';
import { scriptTargets, unusedStyleFeatures } from '../../lib/supportedBrowsers.ts';
import { artImportsPlugin } from './artImportsPlugin.ts';
import { createChunkGroups } from './bundler/chunkGroups.ts';
import { directImportsPlugin } from './bundler/directImportsPlugin.ts';
import { importChunkPlugin } from './bundler/importChunkPlugin.ts';
import { unusedComponentsPlugin } from './bundler/unusedComponentsPlugin.ts';
import type { CompiledValues } from './CompiledValues.ts';
import { iconPathsPlugin, inWeight, type ToIconExpression } from './iconPathsPlugin.ts';
import { macrosPlugin } from './macrosPlugin.ts';
import { assetsFolder } from './NeutralApp.ts';
import { addPageFeatures } from './pages/appPages.ts';
import { pagesPlugin } from './pages/pagesPlugin.ts';
import { readPages } from './pages/readPages.ts';
import { readSiteValue, siteReadsPlugin } from './siteReadsPlugin.ts';
import { splitMessagesPlugin } from './splitMessagesPlugin.ts';
import { stylesPlugin } from './stylesPlugin.ts';

interface ViteConfigOptions {
  /** The expression for icons. Default: their path data in the site's weight. */
  toIconExpression?: ToIconExpression;
  /** The cache of compiled modules and styles. Default: none, and vanilla-extract's own plugin compiles styles. */
  cache?: Cache;
}

/**
 * Creates the Vite configuration of the app.
 *
 * `values` is 'neutral' for chunks in which the site's values stay open, or the values of one site (development, and
 * the plain build that the pipeline is measured against and compared with).
 */
export function createViteConfig(
  root: string,
  values: CompiledValues | 'neutral',
  { toIconExpression = inWeight(readSiteValue(values, 'icons')), cache }: ViteConfigOptions = {},
): InlineConfig {
  const neutral = values === 'neutral';
  return {
    configFile: false,
    root: path.join(root, 'app'),
    publicDir: false,
    logLevel: 'warn',
    cacheDir: path.join(root, 'node_modules/.vite'),
    plugins: [
      react(),
      directImportsPlugin(root),
      unusedComponentsPlugin(),
      importChunkPlugin(),
      pagesPlugin(root),
      macrosPlugin(root, cache),
      cache ? stylesPlugin(root, cache) : loadVanillaExtractPlugin(),
      iconPathsPlugin(toIconExpression),
      siteReadsPlugin(root, values),
      artImportsPlugin(root, (key) => readSiteValue(values, key)),
      splitMessagesPlugin(root, neutral ? undefined : () => values.ownTexts, cache),
    ],
    css: { lightningcss: { exclude: unusedStyleFeatures } },
    build: {
      write: false,
      target: scriptTargets,
      minify: !neutral,
      cssMinify: true,
      chunkImportMap: neutral,
      modulePreload: { polyfill: false },
      assetsDir: assetsFolder,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // A module that routes import lazily may share a chunk with those that import it at once.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        // Stable chunk names are derived from paths relative to this folder.
        cwd: root,
        input: { main: path.join(root, 'app/main') },
        output: {
          // Chunks name one another, so their neutral names are shipped many times; sites get names that can be read.
          ...(neutral && { chunkFileNames: `${assetsFolder}/[hash].js` }),
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: createChunkGroups({
              folder: path.join(root, 'app'),
              areas: addPageFeatures(chunkAreas, readPages(root)),
              optionalModules,
              unusedImports,
              readsSite: (code) => !neutral || code.includes(sitePlaceholder),
            }),
          },
        },
      },
    },
  };
}

async function loadVanillaExtractPlugin(): Promise<Plugin[]> {
  const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
  return vanillaExtractPlugin({ identifiers: 'short' });
}
