import { readFile } from 'node:fs/promises';
import path from 'node:path';
import opentype, { type Font } from 'opentype.js';
import { expect, test } from 'vitest';
import { unpackFont } from '../../lib/unpackFont.ts';
import { readKerning } from './kerning.ts';

const files = path.resolve(import.meta.dirname, '../../../node_modules/@fontsource-variable');

async function readFont(file: string) {
  const bytes = await unpackFont(await readFile(path.join(files, file)));
  return { font: opentype.parse(bytes.buffer), kerning: readKerning(bytes) };
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

test.for(['figtree/files/figtree-latin-wght-normal.woff2', 'fraunces/files/fraunces-latin-full-normal.woff2'])(
  '%s: the same as opentype.js reads',
  async (file) => {
    const { font, kerning } = await readFont(file);
    // Takes bare indexes only of a font with a GPOS table, which both have.
    const theirs = font as Font & { getKerningValue(left: number, right: number): number };
    const indexOf = (letter: string) => font.charToGlyph(letter).index;
    const pairs = letters.flatMap((left) => letters.map((right) => [left, right] as const));
    expect(pairs.map(([left, right]) => kerning(left, right))).toEqual(
      pairs.map(([left, right]) => theirs.getKerningValue(indexOf(left), indexOf(right))),
    );
    expect(pairs.some(([left, right]) => kerning(left, right) < 0)).toBe(true);
  },
);

test('Source Serif, whose pairs stand in extension lookups', async () => {
  const { kerning } = await readFont('source-serif-4/files/source-serif-4-latin-standard-normal.woff2');
  const of = (pair: string) => kerning(pair[0]!, pair[1]!);
  expect(of('We')).toBeLessThan(-20);
  expect(of('Ta')).toBeLessThan(-20);
  expect(of('nn')).toBe(0);
});

test('a font without kerning', () => {
  expect(readKerning(new Uint8Array(12))('a', 'b')).toBe(0);
});
