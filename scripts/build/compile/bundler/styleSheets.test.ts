import { expect, test } from 'vitest';
import { bundleFixture } from '../../../../tests/support/bundleFixture.ts';
import { importedStyles, readStyleSheets } from './styleSheets.ts';

test('Vite notes at each chunk the style sheets that it imports', async () => {
  const { chunkOf, assets } = await bundleFixture();
  const sheets = readStyleSheets(assets);
  expect(sheets.map(({ text }) => text)).toEqual([expect.stringMatching(/^a\{color:\s*red\}/)]);
  expect(importedStyles(chunkOf('lazy'))).toEqual(sheets.map(({ path }) => path));
  expect(importedStyles(chunkOf('other'))).toEqual([]);
  expect(() => importedStyles({ fileName: 'a.js' } as never)).toThrow('does not list its style sheets');
});

test('a file that a style sheet names is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const { assets } = await bundleFixture({ 'app/lazy.css': 'a { background: url(./a.svg); }', 'app/a.svg': svg });
  expect(() => readStyleSheets(assets)).toThrow(/the app imports assets\/a-.*\.svg/);
});
