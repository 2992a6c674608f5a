import { describe, expect, test } from 'vitest';
import type { SliderContext } from '../../answers/questionTypeRules.ts';
import type { PersonalityAnswer } from '../../api/contract/profile.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import { australianDistances, imperialDistances, metricDistances } from '../../fields/distance/distance.model.ts';
import {
  findIncomplete,
  isEdited,
  type Preference,
  toChangedAnswers,
  toPreference,
  toPreferences,
} from './preferenceDrafts.model.ts';

const home = { lat: 52.51234, lng: 13.4 };
const metric: SliderContext = { metric: true, minAge: 40, distances: metricDistances, home };
const imperial: SliderContext = { metric: false, minAge: 50, distances: imperialDistances, home };
const circle = { lat: 1, lng: 2 };

const answered = (type: number, qid: number, answer: Answer | null): PersonalityAnswer => ({
  question: {
    ...{ id: qid + 5, qid, orderId: 1, type, skippable: false, minChoices: null, maxChoices: null },
    ...{ answerOptions: [], translations: { en: 'Which?' }, answer: null },
  },
  customerAnswerId: '70001',
  answer,
});

test.for<[string, number, number, Answer | null, SliderContext, Answer | null]>([
  ['ages', 10, 2, [45, 70], metric, [45, 70]],
  ['ages without an answer', 10, 2, null, imperial, [60, 80]],
  ['ages out of bounds', 10, 2, [20, 130], metric, [40, 100]],
  ['ages too close', 10, 2, [60, 61], metric, [60, 65]],
  ['ages in the wrong order', 10, 2, [70, 45], metric, [45, 70]],
  ['heights', 10, 7, [160, 180], metric, [160, 180]],
  ['heights out of bounds', 10, 7, [100, 250], metric, [140, 200]],
  ['a height', 8, 4, [181], metric, [181]],
  ['a height out of bounds', 8, 4, [250], metric, [200]],
  ['a height below the bounds', 8, 4, [100], metric, [140]],
  ['no height', 8, 4, null, imperial, [5.6]],
  ['a height in feet out of bounds', 8, 4, [7], imperial, [6.6]],
  ['a distance', 9, 3, { ...circle, distance: 300 }, metric, { ...circle, distance: 300 }],
  ['a distance in a list', 9, 3, [{ ...circle, distance: '300' }], metric, { ...circle, distance: 300 }],
  ['any distance', 9, 3, { ...circle, distance: 5000 }, metric, { ...circle, distance: 5000 }],
  ['a distance below the bounds', 9, 3, { ...circle, distance: 5 }, metric, { ...circle, distance: 50 }],
  ['no distance', 9, 3, null, imperial, { ...home, distance: 120 }],
  ['a distance without a centre', 9, 3, { lat: null, distance: 300 }, metric, { ...home, distance: 300 }],
  ['no home', 9, 3, null, { ...metric, home: null }, { lat: null, lng: null, distance: 200 }],
  [
    'in Australia',
    9,
    3,
    { ...circle, distance: 50 },
    { ...metric, distances: australianDistances },
    { ...circle, distance: 100 },
  ],
  ['a choice', 1, 9, [3], metric, [3]],
  ['no choice', 2, 9, null, metric, []],
  ['an unknown type', 12, 9, [3], metric, null],
])('%s', ([, type, qid, stored, context, expected]) => {
  expect(toPreference(answered(type, qid, stored), context)?.draft ?? null).toEqual(expected);
});

test('only the group of preferences is read', () => {
  const answers = [answered(10, 2, [45, 70])];
  const groups = ['about', 'preferences'].map((key) => ({ key, title: key, answers }));
  expect(toPreferences(groups, metric)).toHaveLength(1);
});

test('only changed preferences are sent', () => {
  const before = [answered(10, 2, [45, 70]), answered(9, 3, { lat: 1, lng: 2, distance: 300 })].map(
    (answer) => toPreference(answer, metric)!,
  );
  expect(toChangedAnswers(before, before)).toEqual([]);
  const anyDistance = { lat: 1, lng: 2, distance: 5000 };
  const far = before.map((each) => (each.question.type === 9 ? { ...each, draft: anyDistance } : each));
  expect(isEdited(before, far)).toBe(true);
  expect(isEdited(before, [...before])).toBe(false);
  expect(toChangedAnswers(before, far)).toEqual([{ question: 8, customerAnswerId: '70001', answer: anyDistance }]);
});

test('a slider without an answer is sent once the member has set it, even to where it started', () => {
  const [fresh] = toPreferences(
    [{ key: 'preferences', title: '', answers: [{ ...answered(9, 3, null), customerAnswerId: null }] }],
    metric,
  );
  expect(isEdited([fresh!], [fresh!])).toBe(false);
  expect(toChangedAnswers([fresh!], [fresh!])).toEqual([]);
  const set = { ...fresh!, unset: false };
  expect(isEdited([fresh!], [set])).toBe(true);
  expect(toChangedAnswers([fresh!], [set])).toEqual([
    { question: 8, customerAnswerId: null, answer: { ...home, distance: 200 } },
  ]);
});

describe('a choice among options', () => {
  const options = [1, 2, 3].map((id) => ({ id, translations: { en: String(id) } }));
  const choice = (draft: Answer, skippable = true, customerAnswerId: string | null = '70001'): Preference => ({
    question: { ...answered(2, 38, null).question, skippable, minChoices: 2, answerOptions: options },
    customerAnswerId,
    draft,
    unset: false,
  });

  test('is sent once it is complete, and held back before', () => {
    const none = choice([], true, null);
    expect(toChangedAnswers([none], [none])).toEqual([]);
    const one = choice([1], true, null);
    expect(findIncomplete([none], [one])).toEqual([one]);
    expect(toChangedAnswers([none], [one])).toEqual([]);
    const two = choice([1, 2], true, null);
    expect(findIncomplete([none], [two])).toEqual([]);
    expect(toChangedAnswers([none], [two])).toEqual([{ question: 43, customerAnswerId: null, answer: [1, 2] }]);
  });

  test('is emptied where it may be skipped, and else needs an answer', () => {
    const [before, after] = [choice([1, 2]), choice([])];
    expect(findIncomplete([before], [after])).toEqual([]);
    expect(toChangedAnswers([before], [after])).toEqual([{ question: 43, customerAnswerId: '70001', answer: [] }]);
    const needed = choice([], false);
    expect(findIncomplete([choice([1, 2], false)], [needed])).toEqual([needed]);
    expect(findIncomplete([needed], [needed])).toEqual([]);
  });
});
