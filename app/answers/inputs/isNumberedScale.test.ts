import { expect, test } from 'vitest';
import { areNumeric, isNumberedScale } from './isNumberedScale.ts';

const options = (count: number) => Array.from({ length: count }, (_, id) => ({ id, translations: {} }));

test.for<[number, number, boolean, boolean]>([
  [12, 7, true, true],
  [12, 7, false, false],
  [12, 6, true, false],
  [12, 8, true, false],
  [3, 7, true, false],
])('question %i with %i options, desktop %s: scale %s', ([id, count, desktop, expected]) => {
  expect(isNumberedScale({ id, answerOptions: options(count) }, desktop)).toBe(expected);
});

test.for<[string[], boolean]>([
  [['1', '2', '7'], true],
  [['1', 'two'], false],
  [['1'], false],
  [[], false],
])('%o are mere numbers: %s', ([texts, expected]) => {
  expect(areNumeric(texts)).toBe(expected);
});
