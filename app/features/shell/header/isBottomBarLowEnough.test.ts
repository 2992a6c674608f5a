import { expect, test } from 'vitest';
import { isBottomBarLowEnough } from './isBottomBarLowEnough.ts';

test.for([
  ['a phone', 58, 780, true],
  ['a phone with very large text', 98, 640, true],
  ['a phone held sideways', 58, 360, true],
  ['three rows in a low window', 146, 640, false],
  ['a window magnified to 400 %', 58, 256, false],
] as const)('%s: a bar of %i px at the bottom of %i px stays: %s', ([, bar, window, stays]) => {
  expect(isBottomBarLowEnough(bar, window)).toBe(stays);
});
