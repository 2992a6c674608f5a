import { expect, test } from 'vitest';
import { fromInches, imperialHeights, readFeet, toFeet } from './height.model.ts';

test('every inch of the scale reads as itself', () => {
  for (let inches = 54; inches <= 79; inches += 1) {
    const { feet, inches: rest } = toFeet(fromInches(inches));
    expect(feet * 12 + rest).toBe(inches);
  }
});

test.for([
  [`5'7"`, 5.59],
  ['5 ft 7 in', 5.59],
  ['5 7', 5.59],
  ['5′ 11″', 5.92],
  ['5.6', 5.6],
  ['5,6', 5.6],
  ['6', 6],
  [`6'`, 6],
  [`5'13"`, null],
  ['tall', null],
  ['', null],
] as const)('%j is %d feet', ([written, expected]) => {
  expect(readFeet(written)).toBe(expected);
});

test('what the field shows can be read again', () => {
  const shown = imperialHeights.write(5.6);
  expect(shown).toBe('5′ 7″');
  expect(imperialHeights.write(imperialHeights.read(shown)!)).toBe(shown);
});
