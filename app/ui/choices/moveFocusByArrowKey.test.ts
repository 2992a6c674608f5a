import { expect, test } from 'vitest';
import { nextFocusIndex } from './moveFocusByArrowKey.ts';

test.for<[string, number, number | null]>([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowUp', 0, 0],
  ['ArrowLeft', 2, 1],
  ['Enter', 1, null],
  [' ', 1, null],
])('%s from %i → %s', ([key, index, expected]) => {
  expect(nextFocusIndex(key, index, 3)).toBe(expected);
});
