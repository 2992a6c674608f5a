import { expect, test } from 'vitest';
import type { Answer } from '../api/contract/questionSchemas.ts';
import { imperialDistances, metricDistances } from '../fields/distance/distance.model.ts';
import type { SliderContext } from './questionTypeRules.ts';
import { toInitialAnswer } from './toInitialAnswer.ts';

const home = { lat: 53.87, lng: 10.69 };
const away = { lat: 48.14, lng: 11.58 };
const german = { metric: true, minAge: 40, distances: metricDistances, home };
const american = { metric: false, minAge: 40, distances: imperialDistances, home: null };

const question = (type: number, given: Answer | null) => ({
  qid: 2,
  type,
  minChoices: 2,
  maxChoices: 3,
  answerOptions: [301, 302, 303].map((id) => ({ id, translations: {} })),
  answer: given && { id: '1', answer: given },
});

test.for<[string, number, Answer | null, SliderContext, Answer]>([
  ['nothing chosen', 1, null, german, []],
  ['nothing chosen, if it was skipped', 1, [], german, []],
  ['the answer given so far', 1, [301], german, [301]],
  ['the default height in centimetres', 8, null, german, [170]],
  ['the default height in feet', 8, null, american, [5.6]],
  ['a height beyond the bounds', 8, [250], german, [200]],
  ['the default distance in kilometres', 9, null, german, { lat: 53.87, lng: 10.69, distance: 200 }],
  ['the default distance in miles', 9, null, american, { lat: null, lng: null, distance: 120 }],
  ['a distance beyond the bounds', 9, { ...away, distance: 700 }, german, { ...away, distance: 5000 }],
  ['a distance as text', 9, [{ ...away, distance: '300' }], german, { ...away, distance: 300 }],
  ['the default ages', 10, null, german, [50, 70]],
  ['ages beyond the bounds', 10, [20, 300], german, [40, 100]],
])('a question opens with %s', ([, type, given, context, expected]) => {
  expect(toInitialAnswer(question(type, given), null, context)).toEqual({ draft: expected, answer: expected });
});

const town = { country: 'DE', city: 'Lübeck', zip: '23552', lat: 53.87, lng: 10.69 };

test.for<[string, number, Answer, Answer, Answer?]>([
  ['a pick', 1, [301], [301]],
  ['a pick that is no longer offered', 1, [999], [], [999]],
  ['a picture', 6, [302], [302]],
  ['enough ticks', 2, [301, 302], [301, 302]],
  ['too few ticks', 2, [301], [], [301]],
  ['a text', 3, ['in the mou'], ['in the mou']],
  ['a text that is too short', 11, ['in'], [], ['in']],
  ['one text of three', 4, ['tea', '', ''], [], ['tea', '', '']],
  ['a birthday', 5, ['1961-04-23'], ['1961-04-23']],
  ['half a birthday', 5, ['23.04.'], [], ['23.04.']],
  ['a town', 7, [town], [town]],
  ['part of the name of a town', 7, ['Lüb'], [], ['Lüb']],
  ['a height', 8, [181], [181]],
  ['a damaged height', 8, ['tall'], [165], [165]],
  ['a distance', 9, { lat: null, lng: null, distance: 80 }, { lat: null, lng: null, distance: 80 }],
  ['ages', 10, [48, 61], [48, 61]],
])('a draft replaces the answer given so far: %s', ([, type, storedDraft, answer, draft = answer]) => {
  const given = type === 8 ? [165] : null;
  expect(toInitialAnswer(question(type, given), storedDraft, german)).toEqual({ draft, answer });
});

test('a skipped question shows its draft', () => {
  expect(toInitialAnswer(question(11, []), ['half a wor'], german).draft).toEqual(['half a wor']);
});
