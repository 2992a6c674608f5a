import { expect, test } from 'vitest';
import { imperialHeightScale, inchesToFeet, toFeetAndInches } from './heightScales.ts';

test.for<[number, number, number]>([
  [5.6, 5, 7],
  [4.5, 4, 6],
  [6.6, 6, 7],
  [5.25, 5, 3],
  [5.0, 5, 0],
  [5.99, 5, 11],
  [6, 6, 0],
  [5.5, 5, 6],
  [5.75, 5, 9],
  [6.25, 6, 3],
  [5.9999999999, 6, 0],
])('%f is %i ft %i in', ([height, feet, inches]) => {
  expect(toFeetAndInches(height)).toEqual({ feet, inches });
});

test('inchesToFeet and toFeetAndInches are inverse', () => {
  for (let inches = 54; inches <= 79; inches += 1) {
    const height = toFeetAndInches(inchesToFeet(inches));
    expect(height.feet * 12 + height.inches).toBe(inches);
  }
});

test.for<[number, 1 | -1, [number, number]]>([
  [5.6, 1, [5, 8]],
  [5.6, -1, [5, 6]],
  [5.99, 1, [6, 0]],
  [6, -1, [5, 11]],
])('the minus and plus buttons lead from %f by %i inch to %o', ([height, direction, [feet, inches]]) => {
  expect(toFeetAndInches(imperialHeightScale.nextValue(height, direction))).toEqual({ feet, inches });
});
