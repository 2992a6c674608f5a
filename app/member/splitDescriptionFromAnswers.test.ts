import { expect, test } from 'vitest';
import type { RandomAnswer } from '../api/contract/profile.ts';
import { splitDescriptionFromAnswers } from './splitDescriptionFromAnswers.ts';

const answerTo = (id: number, answer: string) =>
  ({ id: String(id), question: { id, translations: {} }, answer }) as unknown as RandomAnswer;

test('question 108 is the description and not among the answers; blank ones are left out', () => {
  const answers = [answerTo(13, 'The lake'), answerTo(108, ' I like walks. '), answerTo(16, '  ')];
  expect(splitDescriptionFromAnswers(answers)).toEqual({ description: 'I like walks.', others: [answers[0]] });
});

test('without question 108 there is no description', () => {
  expect(splitDescriptionFromAnswers([])).toEqual({ description: '', others: [] });
});
