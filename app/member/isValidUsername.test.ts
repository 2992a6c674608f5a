import { expect, test } from 'vitest';
import { isValidUsername } from './isValidUsername.ts';

test.for([
  ['Jo', true],
  ['  Jo  ', true],
  ['J', false],
  [' J ', false],
  ['', false],
  ['x'.repeat(32), true],
  ['x'.repeat(33), false],
  [' '.repeat(40), false],
  ['Žofie', true],
] as const)('isValidUsername %j: %s', ([typed, expected]) => {
  expect(isValidUsername(typed)).toBe(expected);
});
