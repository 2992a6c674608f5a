import { expect, test } from 'vitest';
import { imperialHeightScale, inchesToFeet, toFeetAndInches } from './heights.ts';

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

test.for<[string, number | null]>([
  ['5′ 7″', 5.59],
  ['5\'7"', 5.59],
  ["5'7", 5.59],
  ['5 ft 7 in', 5.59],
  ['5 7', 5.59],
  ['6 ft', 6],
  ["6'", 6],
  ['5.6', 5.6],
  ['5,6', 5.6],
  ['5.75', 5.75],
  ['5′ 11″', 5.92],
  ['6', 6],
  ['5 12', null],
  [`5'13"`, null],
  ['tall', null],
  ['', null],
])('imperialHeightScale parses %s as %s', ([written, expected]) => {
  expect(imperialHeightScale.parse(written)).toBe(expected);
});

test('the minus and plus buttons step by an inch', () => {
  expect(imperialHeightScale.format(imperialHeightScale.nextValue(5.6, 1))).toBe('5′ 8″');
  expect(imperialHeightScale.format(imperialHeightScale.nextValue(5.6, -1))).toBe('5′ 6″');
  expect(imperialHeightScale.format(imperialHeightScale.nextValue(5.99, 1))).toBe('6′ 0″');
  expect(imperialHeightScale.format(imperialHeightScale.nextValue(6, -1))).toBe('5′ 11″');
});
