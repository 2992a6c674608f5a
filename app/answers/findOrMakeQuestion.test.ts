import { expect, test } from 'vitest';
import type { PersonalityAnswer } from '../api/contract/profile.ts';
import type { Question } from '../api/contract/questionSchemas.ts';
import { findOrMakeQuestion, toAnsweredQuestion } from './findOrMakeQuestion.ts';

const question = (id: number, answer: Question['answer'] = null): Question => ({
  id,
  qid: id + 20,
  orderId: 1,
  type: 11,
  skippable: false,
  minChoices: null,
  maxChoices: null,
  answerOptions: [],
  translations: { en: `Question ${id}` },
  answer,
});
const row = (id: number, more: Partial<PersonalityAnswer> = {}): PersonalityAnswer => ({
  question: question(id),
  customerAnswerId: null,
  answer: null,
  ...more,
});

test.for<[string, PersonalityAnswer, Question['answer']]>([
  ['sent beside the question', row(13, { customerAnswerId: '7', answer: ['Sea'] }), { id: '7', answer: ['Sea'] }],
  [
    'sent in the question',
    row(13, { question: question(13, { id: '7', answer: ['Sea'] }) }),
    { id: '7', answer: ['Sea'] },
  ],
  ['skipped', row(13, { customerAnswerId: '7', answer: [] }), { id: '7', answer: [] }],
  ['not given', row(13), null],
])('an answer that is %s', ([, entry, expected]) => {
  expect(toAnsweredQuestion(entry).answer).toEqual(expected);
});

test('a question is found with its answer, or asks for a text where it is not listed', () => {
  const description = row(108, { customerAnswerId: '9', answer: ['I dance.'] });
  const groups = [{ key: 'more', title: 'More', answers: [row(33), description] }];
  expect(findOrMakeQuestion(groups, 108)).toMatchObject({ id: 108, answer: { id: '9', answer: ['I dance.'] } });
  expect(findOrMakeQuestion([], 108)).toMatchObject({ id: 108, type: 11, skippable: true, answer: null });
});
