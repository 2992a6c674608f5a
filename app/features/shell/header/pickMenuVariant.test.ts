import { expect, test } from 'vitest';
import { pickMenuVariant } from './pickMenuVariant.ts';

test.for([
  [true, 79, 'bar'],
  [true, 60, 'bar'],
  // Large text on desktop.
  [true, 59.9, 'drawer'],
  [false, 66, 'drawer'],
  [false, 20, 'drawer'],
] as const)('with desktop %s and a header of %f rem, the variant is %s', ([desktop, width, expected]) => {
  expect(pickMenuVariant(desktop, width)).toBe(expected);
});
