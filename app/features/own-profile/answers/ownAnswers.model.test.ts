import { expect, test } from 'vitest';
import type { PersonalityAnswer, RandomAnswer } from '../../../api/contract/profile.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import {
  isEditable,
  splitDescription,
  toAnsweredGroups,
  toAnsweredQuestion,
  toDescriptionQuestion,
} from './ownAnswers.model.ts';

const ask = (id: number, answer: Question['answer'] = null): Question => ({
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
  question: ask(id),
  customerAnswerId: null,
  answer: null,
  ...more,
});

test.for<[string, PersonalityAnswer, Question['answer']]>([
  ['beside the question', row(13, { customerAnswerId: '7', answer: ['Sea'] }), { id: '7', answer: ['Sea'] }],
  ['in the question', row(13, { question: ask(13, { id: '7', answer: ['Sea'] }) }), { id: '7', answer: ['Sea'] }],
  ['skipped', row(13, { customerAnswerId: '7', answer: [] }), { id: '7', answer: [] }],
  ['never given', row(13), null],
])('an answer %s', ([, written, expected]) => {
  expect(toAnsweredQuestion(written).answer).toEqual(expected);
});

test('the description, what is asked nowhere and empty headings are left out', () => {
  const groups = [
    { key: 'about', title: 'About me', answers: [row(13), row(118)] },
    { key: 'more', title: 'More', answers: [row(108), row(119)] },
  ];
  expect(toAnsweredGroups(groups).map(({ key, questions }) => [key, questions.map(({ id }) => id)])).toEqual([
    ['about', [13, 118]],
  ]);
});

test.for<[string, number, boolean]>([
  ['about', 1, true],
  ['more', 11, true],
  ['about', 12, false],
  ['preferences', 10, false],
])('%s, type %i: editable here: %o', ([key, type, expected]) => {
  expect(isEditable(key, { type })).toBe(expected);
});

test('the description is found with its answer, or asked for without one', () => {
  const written = row(108, { customerAnswerId: '9', answer: ['I dance.'] });
  const groups = [{ key: 'more', title: 'More', answers: [row(33), written] }];
  expect(toDescriptionQuestion(groups)).toMatchObject({ id: 108, answer: { id: '9', answer: ['I dance.'] } });
  expect(toDescriptionQuestion([])).toMatchObject({ id: 108, type: 11, skippable: true, answer: null });
});

test('what others read is the description, and answers among which it is not', () => {
  const read = (id: number, answer: string) => ({ id: String(id), question: { id, translations: {} }, answer });
  const answers = [read(13, 'The lake'), read(108, ' I dance. ')] as unknown as RandomAnswer[];
  expect(splitDescription(answers)).toEqual({ description: 'I dance.', others: [answers[0]] });
  expect(splitDescription([]).description).toBe('');
});
