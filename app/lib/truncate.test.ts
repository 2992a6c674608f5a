import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test.for([
  ['', 5, ''],
  ['Ida', 3, 'Ida'],
  ['Brigitte', 5, 'Brigi…'],
  ['Ida Berg', 4, 'Ida…'],
  ['👩‍🦳👵🧓', 2, '👩‍…'],
  ['😀😀😀', 3, '😀😀😀'],
  ['😀😀😀😀', 3, '😀😀😀…'],
] as const)('%j in %i characters is %j', ([text, longest, expected]) => {
  expect(truncate(text, longest)).toBe(expected);
});

test('is quick with endless texts', () => {
  expect(truncate('x'.repeat(5_000_000), 40)).toHaveLength(41);
});
