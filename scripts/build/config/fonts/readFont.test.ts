import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readSampleFont, withLicenceBits } from '../../../../tests/support/sampleFonts.ts';
import { readFont } from './readFont.ts';

const figtree = readSampleFont('figtree');

test('the facts of a variable font, packed or not, and of a font with one weight', async () => {
  const facts = await readFont(figtree);
  expect(facts).toMatchObject({ weights: { min: 300, max: 900 }, kind: 'sans', forbidden: [] });
  expect(facts!.characters.has(0xe4)).toBe(true);
  expect(facts!.characters.has(0x159)).toBe(false);
  expect(await readFont(await withLicenceBits(figtree, 0))).toEqual(facts);
  expect(await readFont(readSampleFont('bitter'))).toMatchObject({ weights: { min: 100, max: 900 } });
  const letters = 'ABCXYZabcxyz';
  const options = { targetFormat: 'woff2' as const, variationAxes: { wght: 700 }, keepFeatures: [] };
  expect(await readFont(await subsetFont(figtree, letters, options))).toMatchObject({ weights: 700 });
});

test.for<[string, number, RegExp | undefined]>([
  ['restricted', 0x0002, /bit 1, “restricted licence”/],
  ['without subsetting', 0x0100, /bit 8, “no subsetting”/],
  ['of bitmaps only', 0x0200, /bit 9, “bitmaps only”/],
  ['for preview and printing', 0x0004, undefined],
  ['editable', 0x0008, undefined],
])('a font %s is forbidden by its bit or not', { tags: 'rule' }, async ([, bits, words]) => {
  const { forbidden } = (await readFont(await withLicenceBits(figtree, bits)))!;
  expect(forbidden).toEqual(words ? [expect.stringMatching(words)] : []);
});

test('what is no font, or half of one, has no facts', async () => {
  const plain = await withLicenceBits(figtree, 0);
  const broken = [
    Buffer.alloc(0),
    Buffer.from('no font at all, only text'),
    figtree.subarray(0, 3000),
    plain.subarray(0, 2000),
    Buffer.concat([plain.subarray(0, 400), Buffer.alloc(plain.length - 400)]),
  ];
  for (const bytes of broken) expect(await readFont(bytes)).toBeUndefined();
});
