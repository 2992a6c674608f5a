import { expect, test } from 'vitest';
import type { Answer } from '../../../api/contract/questionSchemas.ts';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';
import { showsContinue, toPostponedAnswer } from './questionActions.model.ts';

test.for<[QuestionnaireVariant, number, boolean, boolean]>([
  [1, 1, false, false],
  [1, 1, true, true],
  [1, 8, false, false],
  [1, 8, true, true],
  [2, 1, false, false],
  [2, 1, true, false],
  [2, 6, false, true],
  [2, 8, false, true],
  [1, 99, true, false],
  [2, 99, true, false],
])('variant %i, type %i, answered %s: Continue %s', ([variant, type, answered, expected]) => {
  expect(showsContinue(variant, type, answered)).toBe(expected);
});

test.for<[string, Answer | null, Answer]>([
  ['an open question is skipped', null, []],
  ['a skipped question stays skipped', [], []],
  ['an answer that was given stays', ['The sea'], ['The sea']],
])('"Answer later": %s', ([, given, expected]) => {
  expect(toPostponedAnswer({ answer: given && { id: '1', answer: given } })).toEqual(expected);
});
