import path from 'node:path';
import { expect, test } from 'vitest';
import type { HeadingFace } from '../../../themes/look.ts';
import { readTypeface, type Typeface } from './typeface.ts';
import { setWordmark } from './wordmark.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Typeface in which every letter is a square of 100 beside 10 of space on either side. */
const squares: Typeface = {
  unitsPerEm: 1000,
  capHeight: 100,
  xHeight: 50,
  tracking: 0,
  has: (character) => character !== '?',
  letter: (character) =>
    character === '?'
      ? undefined
      : {
          advance: 120,
          outline: [
            { type: 'M', x: 10, y: 0 },
            { type: 'L', x: 110, y: 0 },
            { type: 'L', x: 110, y: -100 },
            { type: 'L', x: 10, y: -100 },
            { type: 'Z' },
          ],
        },
  kerning: (left, right) => (left + right === 'AV' ? -30 : 0),
};

test('ink starts at 0 and ends at the width', () => {
  expect(setWordmark('AB', squares, 100)).toEqual({ data: 'M0 0h100v-100h-100zM120 0h100v-100h-100z', width: 220 });
});

test('kerning, tracking and size count', () => {
  expect(setWordmark('AV', squares, 100).width).toBe(190);
  expect(setWordmark('AB', { ...squares, tracking: -10 }, 100).width).toBe(210);
  expect(setWordmark('AB', squares, 50).width).toBe(110);
});

test('a letter the face lacks is named', () => {
  expect(() => setWordmark('A?', squares, 100)).toThrow('"?"');
});

/** Widths at 1000 pixels at which Chromium sets these words, with kerning. */
test.for<[HeadingFace, string, number]>([
  ['figtree', 'Tavelune', 4014],
  ['figtree', 'Automnelis', 5162],
  ['fraunces', 'Wattlequay', 5402],
  ['fraunces', 'Weinlaubel', 5319],
  ['source-serif', 'Wattlequay', 5018],
  ['source-serif', 'Reifenaulin', 5184],
  ['nunito', 'Wattlequay', 5456],
  ['bricolage', 'Wattlequay', 5449],
  ['literata', 'Wattlequay', 5636],
  ['newsreader', 'Wattlequay', 5097],
  ['bitter', 'Wattlequay', 5403],
])('%s sets %s as wide as a browser does', async ([face, word, expected]) => {
  const typeface = await readTypeface(root, face);
  const letters = [...word];
  const width = letters.reduce(
    (sum, letter, index) =>
      sum + typeface.letter(letter)!.advance + (index > 0 ? typeface.kerning(letters[index - 1]!, letter) : 0),
    0,
  );
  expect(Math.abs((width * 1000) / typeface.unitsPerEm / expected - 1)).toBeLessThan(0.007);
  expect(setWordmark(word, typeface, 310).data).toMatch(/^M[\d MLQTHVmlqthvz-]+$/);
});

test('letters beyond Latin-1 come from the second subset', async () => {
  const typeface = await readTypeface(root, 'fraunces');
  expect(setWordmark('Řeka', typeface, 310).width).toBeGreaterThan(0);
  expect(typeface.letter('Ж')).toBeUndefined();
});
