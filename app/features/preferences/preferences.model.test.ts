import { expect, test } from 'vitest';
import type { PersonalityAnswer } from '../../api/contract/profile.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import {
  isEdited,
  type Preference,
  type SiteMeasures,
  toChangedAnswers,
  toPreference,
  toPreferences,
} from './preferences.model.ts';

const metric: SiteMeasures = { metric: true, country: 'DE', minAge: 40 };
const imperial: SiteMeasures = { metric: false, country: 'US', minAge: 50 };
const home = { lat: 52.5, lng: 13.4 };

const asked = (type: number, qid: number, answer: Answer | null): PersonalityAnswer => ({
  question: {
    ...{ id: qid + 5, qid, orderId: 1, type, skippable: false, minChoices: null, maxChoices: null },
    ...{ answerOptions: [], translations: { en: 'Which?' }, answer: null },
  },
  customerAnswerId: '70001',
  answer,
});

type Expected = { kind: Preference['kind']; value: unknown; min: number; max: number } | null;

test.for<[string, number, number, Answer | null, SiteMeasures, Expected]>([
  ['ages', 10, 2, [45, 70], metric, { kind: 'ages', value: [45, 70], min: 40, max: 100 }],
  ['ages of a younger site', 10, 2, null, imperial, { kind: 'ages', value: [60, 80], min: 50, max: 100 }],
  ['ages out of bounds', 10, 2, [20, 130], metric, { kind: 'ages', value: [40, 100], min: 40, max: 100 }],
  ['ages too close', 10, 2, [60, 61], metric, { kind: 'ages', value: [60, 65], min: 40, max: 100 }],
  ['ages the wrong way round', 10, 2, [70, 45], metric, { kind: 'ages', value: [45, 70], min: 40, max: 100 }],
  ['heights', 10, 7, [160, 180], metric, { kind: 'heights', value: [160, 180], min: 140, max: 200 }],
  ['a height', 8, 4, [181], metric, { kind: 'height', value: 181, min: 140, max: 200 }],
  ['a height out of bounds', 8, 4, [250], metric, { kind: 'height', value: 200, min: 140, max: 200 }],
  ['no height', 8, 4, null, imperial, { kind: 'height', value: 5.6, min: 4.5, max: 6.6 }],
  ['a distance', 9, 3, { lat: 1, lng: 2, distance: 300 }, metric, { kind: 'distance', value: 300, min: 50, max: 600 }],
  [
    'any distance',
    9,
    3,
    { lat: 1, lng: 2, distance: 5000 },
    metric,
    { kind: 'distance', value: 600, min: 50, max: 600 },
  ],
  ['no distance', 9, 3, null, imperial, { kind: 'distance', value: 120, min: 30, max: 350 }],
  ['in Australia', 9, 3, null, { ...metric, country: 'AU' }, { kind: 'distance', value: 200, min: 100, max: 1500 }],
  ['another type', 1, 9, [3], metric, null],
])('%s', ([, type, qid, answer, measures, expected]) => {
  const preference = toPreference(asked(type, qid, answer), measures, home);
  expect(
    preference && {
      kind: preference.kind,
      value: preference.value,
      min: preference.scale.min,
      max: preference.scale.max,
    },
  ).toEqual(expected);
});

test('only the group of preferences counts', () => {
  const answers = [asked(10, 2, [45, 70])];
  const groups = ['about', 'preferences'].map((key) => ({ key, title: key, answers }));
  expect(toPreferences(groups, metric, home)).toHaveLength(1);
});

test('what has not changed is not sent', () => {
  const before = [asked(10, 2, [45, 70]), asked(9, 3, { lat: 1, lng: 2, distance: 300 })].map(
    (answer) => toPreference(answer, metric, home)!,
  );
  expect(toChangedAnswers(before, before)).toEqual([]);
  const far = before.map((preference) => (preference.kind === 'distance' ? { ...preference, value: 600 } : preference));
  expect(isEdited(before, far)).toBe(true);
  expect(isEdited(before, [...before])).toBe(false);
  expect(toChangedAnswers(before, far)).toEqual([
    { question: 8, customerAnswerId: '70001', answer: { lat: 1, lng: 2, distance: 5000 } },
  ]);
});

test('an answer that was never given is sent as it stands', () => {
  const [fresh] = toPreferences(
    [{ key: 'preferences', title: '', answers: [{ ...asked(9, 3, null), customerAnswerId: null }] }],
    metric,
    home,
  );
  expect(isEdited([fresh!], [fresh!])).toBe(false);
  expect(toChangedAnswers([fresh!], [fresh!])).toEqual([
    { question: 8, customerAnswerId: null, answer: { ...home, distance: 200 } },
  ]);
});
