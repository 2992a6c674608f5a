import { expect, test } from 'vitest';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { parsePosition, selectAdditionalQuestions, withAnswer } from './additionalQuestions.model.ts';

const question = (id: number, answer: Question['answer'] = null) => ({ id, answer }) as Question;

test('ids below 119 are asked, without the description', () => {
  const selected = selectAdditionalQuestions([33, 107, 108, 109, 118, 119, 120].map((id) => question(id)));
  expect(selected.map(({ id }) => id)).toEqual([33, 107, 109, 118]);
});

test('an answer is added to its question', () => {
  const given = { id: '7', answer: ['text'] };
  const step = { question: question(34, given), previousQuestion: null, nextQuestion: null, triggered: false };
  expect(withAnswer([question(33), question(34)], step).map(({ answer }) => answer)).toEqual([null, given]);
  expect(withAnswer([question(33)], { ...step, question: null })).toEqual([question(33)]);
});

test.for<[string | null, number]>([
  [null, 1],
  ['1', 1],
  ['3', 3],
  ['4', 1],
  ['0', 1],
  ['x', 1],
])('position %s of 3 → %i', ([param, expected]) => {
  expect(parsePosition(param, 3)).toBe(expected);
});
