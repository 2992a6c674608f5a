import { expect, test } from 'vitest';
import { fitRange, moveRangeEnd, type NumberRange } from './numberRange.ts';

const ages = { min: 40, max: 100 };
const feet = { min: 4.5, max: 6.6 };

test.for<[NumberRange, 0 | 1, number, NumberRange]>([
  [[45, 70], 0, 50, [50, 70]],
  [[45, 70], 0, 30, [40, 70]],
  [[45, 70], 0, 80, [65, 70]],
  [[45, 70], 1, 48, [45, 50]],
  [[45, 70], 1, 120, [45, 100]],
])('%o, end %i to %i → %o', ([pair, end, value, expected]) => {
  expect(moveRangeEnd(pair, end, value, ages, 5)).toEqual(expected);
});

test('a range of feet has no rounding errors', () => {
  expect(moveRangeEnd([5.2, 5.6], 0, 5.58, feet, 0.1)).toEqual([5.5, 5.6]);
  expect(moveRangeEnd([5.2, 5.6], 1, 5.21, feet, 0.1)).toEqual([5.2, 5.3]);
});

test.for<[number[], NumberRange]>([
  [
    [45, 70],
    [45, 70],
  ],
  [
    [70, 45],
    [45, 70],
  ],
  [
    [10, 300],
    [40, 100],
  ],
  [
    [99, 99],
    [95, 100],
  ],
  [[45], [50, 70]],
  [[], [50, 70]],
])('fitRange %o → %o', ([values, expected]) => {
  expect(fitRange(values, ages, 5, [50, 70])).toEqual(expected);
});
