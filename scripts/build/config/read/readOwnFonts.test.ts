import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../../tests/support/fixtureFiles.ts';
import { readSampleFont, withLicenceBits } from '../../../../tests/support/sampleFonts.ts';
import { formatProblem } from '../../../lib/problem.ts';
import { readOwnFonts } from './readOwnFonts.ts';

const figtree = readSampleFont('figtree');

/** Returns the names of the fonts in a folder with these files, and the problems. */
async function read(files: Record<string, Uint8Array | string>) {
  await using tree = await writeTempTree({ 'brands/alder/brand.json': '{}' });
  const folder = path.join(tree.root, 'brands/alder/fonts');
  await mkdir(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  const { fonts, problems } = await readOwnFonts(tree.root, 'brands/alder');
  return [...fonts.map(({ name, licence }) => `${name}: ${licence}`), ...problems.map(formatProblem)];
}

test.for<[string, Record<string, Uint8Array | string>, string | RegExp]>([
  ['a font with its licence', { 'acme.woff2': figtree, 'acme.txt': 'OFL' }, 'acme: OFL'],
  ['without its licence', { 'acme.woff2': figtree }, /fonts\/acme\.woff2:1:1 {2}its licence is missing/],
  [
    'with an empty licence',
    { 'acme.woff2': figtree, 'acme.txt': ' \n' },
    /fonts\/acme\.txt:1:1 {2}the licence is empty/,
  ],
  ['a licence alone', { 'acme.txt': 'OFL' }, /fonts\/acme\.txt:1:1 {2}there is no font of this name/],
  [
    'a damaged font',
    { 'acme.ttf': figtree.subarray(0, 999), 'acme.txt': 'OFL' },
    /acme\.ttf:1:1 {2}this is no font that can be read/,
  ],
  ['another file', { 'acme.woff': figtree }, /fonts\/acme\.woff:1:1 {2}unexpected file/],
  ['a name that addresses cannot have', { 'Acme Sans.ttf': figtree }, /unexpected file/],
  [
    'a huge font',
    { 'acme.otf': Buffer.alloc(2_100_000), 'acme.txt': 'OFL' },
    /acme\.otf:1:1 {2}the file is larger than 2048 KB/,
  ],
])('%s', async ([, files, expected]) => {
  expect(await read(files)).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)]);
});

test('two fonts of one name are one too many', async () => {
  const plain = await withLicenceBits(figtree, 0);
  expect(await read({ 'acme.woff2': figtree, 'acme.ttf': plain, 'acme.txt': 'OFL' })).toContainEqual(
    expect.stringMatching(/fonts\/acme\.txt:1:1 {2}there are two fonts of this name/),
  );
});

test('a font whose licence bits forbid it is refused in words', { tags: 'rule' }, async () => {
  const files = { 'acme.ttf': await withLicenceBits(figtree, 2), 'acme.txt': 'Commercial' };
  expect(await read(files)).toEqual([
    expect.stringMatching(/acme\.ttf:1:1 {2}its licence bits \(OS\/2 fsType\) forbid it: bit 1, “restricted licence”/),
  ]);
});
