import { expect, test } from 'vitest';
import type { PersonalityAnswer } from '../../../api/contract/profile.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { isEditable, toAnsweredGroups } from './ownAnswers.ts';

const question = (id: number): Question => ({
  id,
  qid: id + 20,
  orderId: 1,
  type: 11,
  skippable: false,
  minChoices: null,
  maxChoices: null,
  answerOptions: [],
  translations: { en: `Question ${id}` },
  answer: null,
});
const row = (id: number): PersonalityAnswer => ({
  question: question(id),
  customerAnswerId: null,
  answer: null,
});

test('every question is listed but the description; headings without any are left out', { tags: 'rule' }, () => {
  const groups = [
    { key: 'about', title: 'About me', answers: [row(40), row(150)] },
    { key: 'more', title: 'More', answers: [row(119)] },
    { key: 'text', title: 'In my words', answers: [row(108)] },
  ];
  expect(toAnsweredGroups(groups).map(({ key, questions }) => [key, questions.map(({ id }) => id)])).toEqual([
    ['about', [40, 150]],
    ['more', [119]],
  ]);
});

test.for<[string, number, boolean]>([
  ['about', 1, true],
  ['more', 11, true],
  ['about', 99, false],
  ['preferences', 10, false],
])('%s, type %i: editable here: %o', ([key, type, expected]) => {
  expect(isEditable(key, { type })).toBe(expected);
});
