import { expect, test } from 'vitest';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';
import { showsContinue } from './showsContinue.ts';

test.for<[QuestionnaireVariant, number, boolean, boolean, boolean]>([
  [1, 1, false, false, false],
  [1, 1, true, true, true],
  [1, 8, false, false, false],
  [1, 8, true, false, true],
  [2, 1, false, false, false],
  [2, 1, true, false, true],
  [2, 1, true, true, false],
  [2, 6, false, false, true],
  [2, 6, true, true, true],
  [2, 8, false, false, true],
  [1, 99, true, false, false],
  [2, 99, true, false, false],
])('variant %i, type %i, answered %s, sent by itself %s: Continue %s', ([variant, type, answered, sent, expected]) => {
  expect(showsContinue(variant, type, answered, sent)).toBe(expected);
});
