import { expect, test } from 'vitest';
import { truncate, truncateAtWord } from './truncate.ts';

test.for([
  ['', 5, ''],
  ['Ida', 3, 'Ida'],
  ['Brigitte', 5, 'Brigi…'],
  ['Ida Berg', 4, 'Ida…'],
  ['👩‍🦳👵🧓', 2, '👩‍…'],
  ['😀😀😀', 3, '😀😀😀'],
  ['😀😀😀😀', 3, '😀😀😀…'],
] as const)('%j in %i characters is %j', ([text, maxLength, expected]) => {
  expect(truncate(text, maxLength)).toBe(expected);
});

test.for([
  ['early up, late to bed', 40, 'early up, late to bed'],
  ['early up, late to bed', 14, 'early up…'],
  ['Donaudampfschifffahrt', 8, 'Donaudam…'],
] as const)('%j in %i characters ends with a whole word: %j', ([text, maxLength, expected]) => {
  expect(truncateAtWord(text, maxLength)).toBe(expected);
});

test('truncates a very long text', () => {
  expect(truncate('x'.repeat(5_000_000), 40)).toHaveLength(41);
});
