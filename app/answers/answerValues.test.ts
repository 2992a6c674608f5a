import { expect, test } from 'vitest';
import { isAnswered, toNumbers, toRecord, toTexts } from './answerValues.ts';

test.for<[unknown, boolean]>([
  ['', false],
  ['a', true],
  [0, true],
  [Number.NaN, false],
  [[], false],
  [[0], true],
  [{}, false],
  [{ lat: 1 }, true],
  [null, false],
  [undefined, false],
  [true, false],
])('%o counts as an answer: %s', ([value, expected]) => {
  expect(isAnswered(value)).toBe(expected);
});

test('answers are read leniently', () => {
  expect(toTexts(['a', 2, null, 'b'])).toEqual(['a', 'b']);
  expect(toNumbers(['1', 2, '', ' ', 'x', null])).toEqual([1, 2]);
  expect(toNumbers([{ lat: 1 }])).toEqual([]);
  expect(toRecord([{ lat: 1 }])).toEqual({ lat: 1 });
  expect(toRecord({ lat: 1 })).toEqual({ lat: 1 });
  expect(toRecord([])).toEqual({});
  expect(toRecord(['Graz'])).toEqual({});
});
