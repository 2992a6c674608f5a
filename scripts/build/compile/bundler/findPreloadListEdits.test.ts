import { expect, test } from 'vitest';
import { bundleFixture } from '../../../../tests/support/bundleFixture.ts';
import { applyEdits } from '../applyEdits.ts';
import { readStableNames } from './chunkImportMap.ts';
import { findPreloadListEdits } from './findPreloadListEdits.ts';
import { preloadMarker } from './preloadMarkers.ts';

test('Vite writes a preload list beside each lazy import of a chunk that needs others', async () => {
  const { assets, chunkOf } = await bundleFixture();
  const main = chunkOf('main');
  const code = applyEdits(main.code, findPreloadListEdits(main.code, 'main.js'));
  const nameOf = readStableNames(assets);
  for (const lazy of ['lazy', 'other']) {
    expect(code).toContain(`[${JSON.stringify(preloadMarker(nameOf(chunkOf(lazy).fileName)))}]`);
  }
  expect(code).not.toContain('__vite__mapDeps');
});

test.for([
  ['a table of another name', (code: string) => code.replaceAll('__vite__mapDeps', '__vite__deps')],
  ['lists in place', (code: string) => code.replaceAll(/__vite__mapDeps\(\[[\d,]+\]\)/g, '["assets/other-1.js"]')],
  ['a list without import()', (code: string) => code.replaceAll('import(', 'load(')],
] as const)('%s is refused', async ([, change]) => {
  const { code } = (await bundleFixture()).chunkOf('main');
  expect(() => findPreloadListEdits(change(code), 'main.js')).toThrow(/chunk main\.js: .*preload list/);
});
