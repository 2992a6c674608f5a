import path from 'node:path';
import type { BuildOptions } from '../../scripts/build/release/buildOptions.ts';
import { runBuild } from '../../scripts/build/release/runBuild.ts';

/** Builds a fixture project inside its own folder: all sites, with their compressed forms. */
export const buildFixture = (root: string, options: Partial<BuildOptions> = {}) =>
  runBuild(root, {
    filter: { brands: [], domains: [] },
    dist: path.join(root, 'dist'),
    cacheFolder: path.join(root, '.cache'),
    compressed: true,
    ...options,
  });
