import { type Cache, cachedJson } from '../../lib/cache.ts';
import type { HashTree } from '../../lib/hashTree.ts';
import { createAsyncMemo } from '../../lib/memoize.ts';
import { listArtIds } from '../pictures/picturesInArtFolder.ts';
import { fillMessages } from './chunkMessages.ts';
import { compileAppInChildProcess } from './compileAppInChildProcess.ts';
import { type CompiledMessages, loadMessageCatalogue } from './messageCatalogues.ts';
import type { NeutralApp } from './NeutralApp.ts';

/** Whether a file holds texts, which are put into the compiled app. */
export const isCatalogue = (file: string): boolean => file.endsWith('.po');

/** Inputs of the compiler, apart from catalogues; of pictures only the names are compiled in. */
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

/**
 * Loads the app in `root` compiled for all sites, from the cache if its sources and the tools are unchanged. Texts are no
 * sources of it: a changed one compiles its catalogue alone.
 */
export async function loadNeutralApp(
  root: string,
  cache: Cache,
  hashTree: HashTree,
  sourceMaps: boolean,
): Promise<NeutralApp> {
  const app = await cachedJson(cache, 'app', [hashTree(appInputs, isCatalogue), listArtIds(root), sourceMaps], () =>
    compileAppInChildProcess(root, cache, sourceMaps),
  );
  const loadOnce = createAsyncMemo<CompiledMessages>();
  return fillMessages(app, (catalogue) =>
    loadOnce(JSON.stringify(catalogue), () => loadMessageCatalogue(root, cache, catalogue, { ways: app.moduleWays })),
  );
}
