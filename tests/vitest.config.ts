import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  plugins: [lingui({ cwd: root }), babel({ presets: [linguiTransformerBabelPreset()] }), vanillaExtractPlugin()],
  test: {
    include: ['{app,brands,themes,scripts,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setSite.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
