import { expect, test } from 'vitest';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';
import { showsContinue } from './showsContinue.ts';

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
