import { expect, test } from 'vitest';
import { clampTo, integerScale, parseDecimal } from './numberScale.ts';

test.for<[string, number | null]>([
  ['170', 170],
  [' 170 cm ', 170],
  ['170cm.', 170],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['', null],
  ['tall', null],
  ['1.2.3', null],
  ['-5', null],
  ['1e9', null],
  ['12345678', null],
])('parseDecimal %s → %s', ([written, expected]) => {
  expect(parseDecimal(written)).toBe(expected);
});

test('an integer scale rounds typed numbers and steps by its button step', () => {
  const scale = integerScale(50, 600, 10);
  expect(scale.parse('120,6')).toBe(121);
  expect(scale.nextValue(200, 1)).toBe(210);
  expect(scale.nextValue(200, -1)).toBe(190);
});

test.for([
  [10, 50],
  [55, 55],
  [900, 600],
] as const)('clampTo %s → %s', ([value, expected]) => {
  expect(clampTo({ min: 50, max: 600 }, value)).toBe(expected);
});
