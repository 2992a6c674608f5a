import { expect, test } from 'vitest';
import { pickMenuVariant } from './pickMenuVariant.ts';

test.for([
  [0, true, 79, 'bar'],
  [0, true, 58, 'bar'],
  // Large text on desktop.
  [0, true, 57.9, 'drawer'],
  [0, false, 66, 'bottomBar'],
  [0, false, 20, 'bottomBar'],
  // Variant 1: the bar wherever it fits.
  [1, true, 79, 'bar'],
  [1, false, 66, 'bar'],
  [1, false, 20, 'bottomBar'],
  [1, true, 57.9, 'drawer'],
  // Variant 2: the drawer everywhere, with the links at the bottom of phones and tablets.
  [2, true, 79, 'drawer'],
  [2, false, 66, 'bottomBar'],
  [2, false, 20, 'bottomBar'],
] as const)(
  'with menu variant %d, desktop %s and a header of %f rem, the menu is a %s',
  { tags: 'rule' },
  ([variant, desktop, width, expected]) => {
    expect(pickMenuVariant(variant, desktop, width)).toBe(expected);
  },
);
