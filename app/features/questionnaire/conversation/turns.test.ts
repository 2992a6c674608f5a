import { expect, test } from 'vitest';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { firstShown, furtherBack, takeNewest, toTurns } from './turns.ts';

test.for([
  ['the first question has none before it', Number.POSITIVE_INFINITY, 1, 1],
  ['few questions are all shown', Number.POSITIVE_INFINITY, 4, 1],
  ['many begin with the last four', Number.POSITIVE_INFINITY, 12, 8],
  ['what was shown once stays while the member goes on', 8, 15, 8],
  ['going back to an early question shows those before it', 8, 7, 3],
] as const)('%s', ([, shownBefore, position, expected]) => {
  expect(firstShown(shownBefore, position)).toBe(expected);
});

test.for([
  [9, 5],
  [3, 1],
  [1, 1],
] as const)('"Show earlier answers" before question %i leads to question %i', ([first, expected]) => {
  expect(furtherBack(first)).toBe(expected);
});

test.for<[string, (number | undefined)[], number[]]>([
  ['all that are there', [5, 6, 7], [5, 6, 7]],
  ['nothing above one that is not there yet', [5, undefined, 7], [7]],
  ['nothing without the newest', [5, 6, undefined], []],
])('the conversation shows %s', ([, loaded, expected]) => {
  expect(takeNewest(loaded)).toEqual(expected);
});

const question = (fields: Partial<Question>): Question => ({
  ...{ id: 9, qid: 29, orderId: 7, type: 6, skippable: false, minChoices: null, maxChoices: null },
  answerOptions: [
    { id: 901, key: 'sea', translations: { en: 'By the sea', de: 'Am Meer' } },
    { id: 902, translations: { en: 'In the city' } },
  ],
  translations: { en: 'Where would you wake up?', de: 'Wo würden Sie aufwachen?' },
  answer: { id: '1', answer: [901] },
  ...fields,
});
const turnOf = (fields: Partial<Question>) => toTurns([{ question: question(fields), position: 7 }], 'de')[0];

test('a turn has the question, the answer and the picture of the chosen option', () => {
  expect(turnOf({})).toEqual({
    questionId: 9,
    position: 7,
    question: 'Wo würden Sie aufwachen?',
    opens: null,
    display: { kind: 'texts', texts: ['Am Meer'] },
    picture: { key: 'sea' },
  });
});

test.for<[string, Partial<Question>]>([
  ['a picture is not answered', { answer: null }],
  ['the options have no pictures', { type: 1 }],
  ['the option is no longer offered', { answer: { id: '1', answer: [999] } }],
])('a turn has no picture where %s', ([, fields]) => {
  expect(turnOf(fields)?.picture).toBeUndefined();
});

test('a chapter opens with its first question, where the question before is known', () => {
  const turns = [1, 2, 3].map((position) => ({
    question: question({ chapterKey: position < 3 ? 'you' : 'wishes' }),
    position,
  }));
  expect(toTurns(turns, 'de').map(({ opens }) => opens)).toEqual(['you', null, 'wishes']);
  expect(toTurns(turns.slice(1), 'de').map(({ opens }) => opens)).toEqual([null, 'wishes']);
});

test('a question that was put off is still to be answered', () => {
  expect(turnOf({ answer: { id: '1', answer: [] } })?.display).toEqual({ kind: 'nothing' });
});

test('a question of an unknown type is left out', () => {
  expect(turnOf({ type: 99 })).toBeUndefined();
});
