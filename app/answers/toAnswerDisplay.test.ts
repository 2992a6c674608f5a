import { expect, test } from 'vitest';
import type { Answer } from '../api/contract/questionSchemas.ts';
import { type AnswerDisplay, toAnswerDisplay } from './toAnswerDisplay.ts';

const answerOptions = [
  { id: 1, translations: { en: 'By the sea', de: 'Am Meer' } },
  { id: 2, translations: { en: 'At home' } },
];

test.for<[string, number, Answer | null, AnswerDisplay]>([
  ['one of several', 1, [1], { kind: 'texts', texts: ['Am Meer'] }],
  ['one written as text', 6, ['2'], { kind: 'texts', texts: ['At home'] }],
  ['several', 2, [2, 1], { kind: 'texts', texts: ['At home', 'Am Meer'] }],
  ['one that is not offered', 1, [9], { kind: 'nothing' }],
  ['a text', 3, ['Vienna'], { kind: 'texts', texts: ['Vienna'] }],
  ['three texts', 4, ['a b c', 'd e f', 'g h i'], { kind: 'texts', texts: ['a b c', 'd e f', 'g h i'] }],
  ['a birthday', 5, ['1961-04-23'], { kind: 'day', day: '1961-04-23' }],
  ['a place', 7, [{ country: 'AT', city: 'Wien', lat: 48, lng: 16 }], { kind: 'texts', texts: ['Wien'] }],
  ['a height', 8, [170], { kind: 'height', value: 170 }],
  ['a height as text', 8, ['5.6'], { kind: 'height', value: 5.6 }],
  ['a distance', 9, { lat: 1, lng: 2, distance: 200 }, { kind: 'distance', value: 200 }],
  ['any distance', 9, { lat: 1, lng: 2, distance: 5000 }, { kind: 'anyDistance' }],
  ['a range', 10, [45, 70], { kind: 'range', from: 45, to: 70, ofAges: false }],
  ['half a range', 10, [45], { kind: 'nothing' }],
  ['words of their own', 11, ['I like to dance'], { kind: 'texts', texts: ['I like to dance'] }],
  ['a skipped one', 11, [], { kind: 'nothing' }],
  ['an empty text', 11, ['  '], { kind: 'nothing' }],
  ['none', 1, null, { kind: 'nothing' }],
  ['a type to come', 12, ['something'], { kind: 'texts', texts: ['something'] }],
])('%s', ([, type, answer, expected]) => {
  expect(toAnswerDisplay({ type, qid: 40, answerOptions }, answer, 'de')).toEqual(expected);
});

test('a range of ages is told from one of heights', () => {
  expect(toAnswerDisplay({ type: 10, qid: 2, answerOptions: [] }, [45, 70], 'de')).toEqual({
    kind: 'range',
    from: 45,
    to: 70,
    ofAges: true,
  });
});
