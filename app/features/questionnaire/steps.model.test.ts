import { expect, test } from 'vitest';
import type { AnsweredStep, Step } from '../../api/contract/questionnaire.ts';
import {
  cameFrom,
  decideNextStep,
  minutesLeft,
  predictNextStep,
  type QuestionnaireProgress,
  resolveStep,
  toChapter,
  toFollowingStep,
} from './steps.model.ts';

const at = (stepsFinished: number, total = 60, rest: Partial<QuestionnaireProgress> = {}): QuestionnaireProgress => ({
  stepsFinished,
  total,
  completed: stepsFinished >= total,
  confirmFirst: false,
  ...rest,
});

test.for<[string | undefined, number, number]>([
  [undefined, 0, 1],
  [undefined, 11, 12],
  ['1', 0, 1],
  ['7', 11, 7],
  ['12', 11, 12],
  ['13', 11, 12],
  ['0', 11, 12],
  ['-3', 11, 12],
  ['1.5', 11, 12],
  ['01', 11, 12],
  ['seven', 11, 12],
  ['99999999999999999999', 11, 12],
  ['60', 60, 60],
  [undefined, 60, 60],
])('after %2$i steps, the address %1$s names question %3$i', ([param, finished, expected]) => {
  expect(resolveStep(param, at(finished))).toBe(expected);
});

test.for<[string, QuestionnaireProgress, number, number | null, number | null]>([
  ['the next one', at(3), 4, 5, 5],
  ['the next one, of a server that names none', at(3), 4, null, 5],
  ['no question beyond the next open one', at(3), 4, 9, 5],
  ['the one after an earlier answer', at(8), 3, 4, 4],
  ['none that the server sends back to', at(8), 5, 2, null],
  ['none after the last one', at(59), 60, null, null],
  ['none once all are answered', at(60, 60, { completed: false }), 12, 13, null],
  ['none of a complete questionnaire', at(20, 60, { completed: true }), 12, 13, null],
])('ahead of the answer comes %s', ([, before, orderId, nextQuestion, expected]) => {
  const question = { orderId } as Step['question'];
  expect(predictNextStep(before, { question, previousQuestion: null, nextQuestion })).toBe(expected);
});

const inChapter = (orderId: number, chapter: string | null) =>
  ({
    orderId,
    chapter: chapter === null ? null : { en: chapter },
    chapterKey: chapter?.toLowerCase(),
  }) as Step['question'];

test.for<[string, Step['question'], Step['question'] | undefined, ReturnType<typeof toChapter>]>([
  ['begins with the first question', inChapter(1, 'You'), undefined, { name: 'You', key: 'you', begins: true }],
  ['goes on', inChapter(3, 'You'), inChapter(2, 'You'), { name: 'You', key: 'you', begins: false }],
  [
    'begins after another one',
    inChapter(3, 'Wishes'),
    inChapter(2, 'You'),
    { name: 'Wishes', key: 'wishes', begins: true },
  ],
  ['begins after none', inChapter(3, 'Wishes'), inChapter(2, null), { name: 'Wishes', key: 'wishes', begins: true }],
  [
    'goes on after an unknown question',
    inChapter(3, 'Wishes'),
    undefined,
    { name: 'Wishes', key: 'wishes', begins: false },
  ],
  ['has no drawing', inChapter(1, 'Music'), undefined, { name: 'Music', key: null, begins: true }],
  ['is not named', inChapter(1, null), undefined, null],
])('a chapter %s', ([, question, before, expected]) => {
  expect(toChapter(question, before, 'en')).toEqual(expected);
});

test('an empty questionnaire opens at question 1', () => {
  expect(resolveStep('4', at(0, 0))).toBe(1);
});

test.for<[string, QuestionnaireProgress, QuestionnaireProgress, number, ReturnType<typeof decideNextStep>]>([
  ['goes on', at(3), at(4), 5, { orderId: 5, sendRegistration: false, resendConfirmation: false }],
  ['five are left', at(54), at(55), 56, { orderId: 56, sendRegistration: false, resendConfirmation: true }],
  ['five were left already', at(55), at(55), 4, { orderId: 4, sendRegistration: false, resendConfirmation: false }],
  ['four are left', at(55), at(56), 57, { orderId: 57, sendRegistration: false, resendConfirmation: false }],
  ['complete', at(59), at(60), 61, { orderId: null, sendRegistration: true, resendConfirmation: false }],
  ['complete of five', at(4, 5), at(5, 5), 6, { orderId: null, sendRegistration: true, resendConfirmation: true }],
  ['complete of six', at(5, 6), at(6, 6), 7, { orderId: null, sendRegistration: true, resendConfirmation: false }],
  [
    'complete, confirmation first',
    at(59, 60, { confirmFirst: true }),
    at(60, 60, { confirmFirst: true }),
    61,
    { orderId: null, sendRegistration: false, resendConfirmation: false },
  ],
  ['was complete before', at(60), at(60), 4, { orderId: null, sendRegistration: false, resendConfirmation: false }],
  ['not beyond the open question', at(3), at(4), 9, { orderId: 5, sendRegistration: false, resendConfirmation: false }],
  ['corrects an earlier answer', at(8), at(8), 3, { orderId: 3, sendRegistration: false, resendConfirmation: false }],
])('%s', ([, before, after, following, expected]) => {
  expect(decideNextStep(before, after, following)).toEqual(expected);
});

const answered = (question: number | null, next: number | null) =>
  ({ question: question && { orderId: question }, previousQuestion: null, nextQuestion: next }) as AnsweredStep;

test.for<[number | null, number | null, number]>([
  [4, 5, 5],
  [null, 5, 5],
  [null, null, 5],
  [5, 6, 5],
])('question %s and next %s lead on to %i', ([question, next, expected]) => {
  expect(toFollowingStep(answered(question, next), 4)).toBe(expected);
});

test.for<[unknown, boolean]>([
  [{ cameFrom: 3 }, true],
  [{ cameFrom: 2 }, false],
  [null, false],
  ['3', false],
  [{}, false],
])('the state %o comes from question 3: %s', ([state, expected]) => {
  expect(cameFrom(state, 3)).toBe(expected);
});

test.for([
  [1, 60, 15],
  [57, 60, 1],
  [60, 60, 1],
] as const)('question %i of %i leaves %i minutes', ([orderId, total, expected]) => {
  expect(minutesLeft(orderId, total)).toBe(expected);
});
