import { expect, test } from 'vitest';
import { bundleFixture } from '../../../../tests/support/bundleFixture.ts';
import { readStableNames } from './chunkImportMap.ts';

test('Vite gives chunks names in imports that stay when their content changes', async () => {
  const [before, after] = [
    await bundleFixture(),
    await bundleFixture({ 'app/part.ts': 'export const part = (x: string) => console.log("changed", x);' }),
  ];
  const fileNames = [before, after].map(({ chunkOf }) => chunkOf('part').fileName);
  expect(fileNames[0]).not.toBe(fileNames[1]);
  const names = [before, after].map(({ assets }, index) => readStableNames(assets)(fileNames[index]!));
  expect(names[0]).toBe(names[1]);
  for (const importer of ['lazy', 'other']) {
    expect(before.chunkOf(importer).code).toContain(`from "./${names[0]}"`);
    expect(before.chunkOf(importer).code).toBe(after.chunkOf(importer).code);
  }
});

test('an import map in another form is refused', () => {
  const read = (imports: unknown) => () =>
    readStableNames([{ fileName: 'importmap.json', source: JSON.stringify({ imports }) } as never]);
  expect(() => readStableNames([])).toThrow('Vite gave no importmap.json');
  expect(read(undefined)).toThrow('has no imports');
  expect(read({ './a.js': '/assets/a-1.js' })).toThrow('unexpected form: ./a.js → /assets/a-1.js');
});
