import { type Cache, cachedJson } from '../../lib/cache.ts';
import type { HashTree } from '../../lib/hashTree.ts';
import { listPictureIds } from '../pictures/picturesInArtFolder.ts';
import { compileAppInChildProcess } from './compileAppInChildProcess.ts';
import type { NeutralApp } from './NeutralApp.ts';

/** Inputs of the compiler; of pictures only the names are compiled in. */
export const appInputs = [
  'app',
  'brands/languages',
  'brands/languageVariants.ts',
  'brands/languages.ts',
  'brands/paymentProviders.ts',
  'brands/toSwissSpelling.ts',
  '.linguirc.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Loads the app in `root` compiled for all sites, from the cache if its sources and the tools are unchanged. */
export const loadNeutralApp = (
  root: string,
  cache: Cache,
  hashTree: HashTree,
  sourceMaps: boolean,
): Promise<NeutralApp> =>
  cachedJson(cache, 'app', [hashTree(appInputs), listPictureIds(root), sourceMaps], () =>
    compileAppInChildProcess(root, cache, sourceMaps),
  );
