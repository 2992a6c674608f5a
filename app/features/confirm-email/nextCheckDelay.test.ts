import { expect, test } from 'vitest';
import { nextCheckDelay } from './nextCheckDelay.ts';

test.for<[number, number, number]>([
  [0, 0.5, 5000],
  [1, 0.5, 6500],
  [5, 0.5, 18_565],
  [10, 0.5, 60_000],
  [1000, 0.5, 60_000],
  [0, 0, 4500],
  [0, 1, 5500],
])('after %i checks, with the random number %f, the next follows in %i ms', ([checks, random, expected]) => {
  expect(nextCheckDelay(checks, random)).toBe(expected);
});
