import { expect, test } from 'vitest';
import { questions } from '../../scripts/backend/sandbox/world/questions.ts';
import type { Answer } from '../api/contract/questionSchemas.ts';
import { type AnswerDisplay, isKnownType, isWritten, toAnswerDisplay } from './questionTypeRules.ts';

const answerOptions = [
  { id: 1, translations: { en: 'By the sea', de: 'Am Meer' } },
  { id: 2, translations: { en: 'At home' } },
  { id: 3, translations: { en: '3' } },
];

test.for<[string, number, Answer | null, AnswerDisplay]>([
  ['one option', 1, [1], { kind: 'texts', texts: ['Am Meer'] }],
  ['an option written as text', 6, ['2'], { kind: 'texts', texts: ['At home'] }],
  ['several options, in the order of the answer', 2, [2, 1], { kind: 'texts', texts: ['At home', 'Am Meer'] }],
  ['an option that is a number', 1, [3], { kind: 'scaleStep', step: '3', index: 2, of: 3 }],
  ['a picture that is a number', 6, [3], { kind: 'texts', texts: ['3'] }],
  ['an option that is not offered', 1, [9], { kind: 'nothing' }],
  ['a text', 3, [' Vienna '], { kind: 'texts', texts: ['Vienna'] }],
  ['three texts', 4, ['a b c', 'd e f', 'g h i'], { kind: 'texts', texts: ['a b c', 'd e f', 'g h i'] }],
  ['a birthday', 5, ['1961-04-23'], { kind: 'day', day: '1961-04-23' }],
  ['a town', 7, [{ country: 'AT', city: 'Wien', lat: 48, lng: 16 }], { kind: 'texts', texts: ['Wien'] }],
  ['a town written as text', 7, ['Wien'], { kind: 'texts', texts: ['Wien'] }],
  ['a height', 8, [170], { kind: 'height', value: 170 }],
  ['a height as text', 8, ['5.6'], { kind: 'height', value: 5.6 }],
  ['a distance', 9, { lat: 1, lng: 2, distance: 200 }, { kind: 'distance', value: 200 }],
  ['any distance', 9, { lat: 1, lng: 2, distance: 5000 }, { kind: 'anyDistance' }],
  ['a range', 10, [45, 70], { kind: 'range', from: 45, to: 70, isAgeRange: false }],
  ['half a range', 10, [45], { kind: 'nothing' }],
  ['a free text', 11, ['I like to dance'], { kind: 'texts', texts: ['I like to dance'] }],
  ['a skipped question', 11, [], { kind: 'nothing' }],
  ['an empty text', 11, ['  '], { kind: 'nothing' }],
  ['no answer', 1, null, { kind: 'nothing' }],
  ['an unknown type', 99, ['something'], { kind: 'texts', texts: ['something'] }],
])('the display of %s', ([, type, answer, expected]) => {
  expect(toAnswerDisplay({ type, qid: 40, answerOptions }, answer, 'de')).toEqual(expected);
});

test('the range of the age question is one of ages', () => {
  expect(toAnswerDisplay({ type: 10, qid: 2, answerOptions: [] }, [45, 70], 'de')).toEqual({
    kind: 'range',
    from: 45,
    to: 70,
    isAgeRange: true,
  });
});

test('only whole types of the table are known', () => {
  const types = [-1, 0, 1, 1.5, 11, 99, Number.NaN];
  expect(types.filter(isKnownType)).toEqual([1, 11]);
});

test('the sandbox asks a question of every type', () => {
  const types = Array.from({ length: 99 }, (_, type) => type).filter(isKnownType);
  expect([...new Set(questions.map(({ type }) => type))].sort((a, b) => a - b)).toEqual(types);
});

test('texts and dates are written, everything else is chosen', () => {
  const types = Array.from({ length: 11 }, (_, index) => index + 1);
  expect(types.filter(isWritten)).toEqual([3, 4, 5, 11]);
});
