import path from 'node:path';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { artImportsPlugin } from './artImports.ts';
import { initialGroup } from './bundler/initialChunk.ts';
import type { CompiledValues } from './CompiledValues.ts';
import { iconPathsPlugin } from './iconPaths.ts';
import { assetsFolder } from './NeutralApp.ts';
import { readSiteValue, siteReadsPlugin } from './siteReadsPlugin.ts';
import { splitMessagesPlugin } from './splitMessages.ts';

/**
 * Libraries that every page needs at once. They read no site values, so in a chunk of their own they are minified and
 * compressed once for all sites. Several queries at once are for the questionnaire alone.
 */
const vendorModule =
  /node_modules[\\/](?!.*(?:queriesObserver|useQueries)\.js$)(?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser|jotai|ky|zod|jwt-decode|use-sync-external-store|@lingui[\\/](?:core|react)|@tanstack[\\/](?:query-core|react-query))[\\/]/;

/**
 * The Vite configuration of the app.
 *
 * `values` is 'neutral' for chunks in which the site's values stay open, or the values of one site (development, and
 * the plain build that the pipeline is measured against and compared with). `iconWeight` is the expression for the weight
 * of icons.
 */
export function createViteConfig(
  root: string,
  values: CompiledValues | 'neutral',
  iconWeight: string = readSiteValue(values, 'icons'),
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
      babel({ presets: [linguiTransformerBabelPreset()] }),
      vanillaExtractPlugin({ identifiers: 'short' }),
      iconPathsPlugin(iconWeight),
      siteReadsPlugin(root, values),
      artImportsPlugin(root, (key) => readSiteValue(values, neutral ? key : 'artUrl')),
      splitMessagesPlugin(root, () => (neutral ? {} : values.ownTexts)),
    ],
    build: {
      write: false,
      minify: !neutral,
      cssMinify: true,
      chunkImportMap: neutral,
      modulePreload: { polyfill: false },
      assetsDir: assetsFolder,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Stable chunk names are derived from paths relative to this folder.
        cwd: root,
        input: { main: path.join(root, 'app/main') },
        output: {
          // Chunks name one another, so their neutral names are shipped many times; sites get names that can be read.
          ...(neutral && { chunkFileNames: `${assetsFolder}/[hash].js` }),
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'vendor', test: vendorModule, priority: 1 }, initialGroup],
          },
        },
      },
    },
  };
}
