import { expect, test } from 'vitest';
import type { Answer } from '../api/contract/questionSchemas.ts';
import {
  isAnswered,
  isTextEntry,
  type QuestionnaireVariant,
  showsContinue,
  toNumbers,
  toPostponedAnswer,
  toRecord,
  toTexts,
} from './answer.model.ts';

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
  expect(toNumbers(['1', 2, '', 'x', null])).toEqual([1, 2]);
  expect(toNumbers([{ lat: 1 }])).toEqual([]);
  expect(toRecord([{ lat: 1 }])).toEqual({ lat: 1 });
  expect(toRecord({ lat: 1 })).toEqual({ lat: 1 });
  expect(toRecord([])).toEqual({});
  expect(toRecord(['Graz'])).toEqual({});
});

test.for<[QuestionnaireVariant, number, boolean, boolean]>([
  [1, 1, false, false],
  [1, 1, true, true],
  [1, 8, false, false],
  [1, 8, true, true],
  [2, 1, false, false],
  [2, 1, true, false],
  [2, 6, false, true],
  [2, 8, false, true],
  [1, 12, true, false],
  [2, 12, true, false],
])('variant %i, type %i, answered %s: Continue %s', ([variant, type, answered, expected]) => {
  expect(showsContinue(variant, type, answered)).toBe(expected);
});

test.for<[string, Answer | null, Answer]>([
  ['an open question is skipped', null, []],
  ['a skipped one stays skipped', [], []],
  ['an answer stays', ['The sea'], ['The sea']],
])('later: %s', ([, given, expected]) => {
  expect(toPostponedAnswer({ answer: given && { id: '1', answer: given } })).toEqual(expected);
});

test('texts and dates are written, all else is chosen', () => {
  const types = Array.from({ length: 11 }, (_, index) => index + 1);
  expect(types.filter(isTextEntry)).toEqual([3, 4, 5, 11]);
});
