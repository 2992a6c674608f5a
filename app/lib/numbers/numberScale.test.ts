import { expect, test } from 'vitest';
import { clampTo, integerScale } from './numberScale.ts';

test.for<[number, 1 | -1, number]>([
  [200, 1, 210],
  [200, -1, 190],
  [197, 1, 200],
  [203, -1, 200],
])('minus and plus lead from %i by %i to the next multiple of their step, %i', ([value, direction, expected]) => {
  expect(integerScale(50, 600, 10).nextValue(value, direction)).toBe(expected);
});

test('minus and plus step by one by default', () => {
  expect(integerScale(140, 200).nextValue(170, 1)).toBe(171);
  expect(integerScale(140, 200).nextValue(170, -1)).toBe(169);
});

test.for([
  [10, 50],
  [55, 55],
  [900, 600],
] as const)('clampTo %s → %s', ([value, expected]) => {
  expect(clampTo({ min: 50, max: 600 }, value)).toBe(expected);
});
