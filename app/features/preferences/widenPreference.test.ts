import { expect, test } from 'vitest';
import type { SliderContext } from '../../answers/questionTypeRules.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import { ANY_DISTANCE, imperialDistances, metricDistances } from '../../fields/distance/distance.model.ts';
import { widenPreference } from './widenPreference.ts';

const metric: SliderContext = { metric: true, minAge: 40, distances: metricDistances, home: null };
const imperial: SliderContext = { ...metric, metric: false, distances: imperialDistances };
const circle = { lat: 1, lng: 2 };
const answerOptions = [1, 2].map((id) => ({ id, translations: { en: String(id) } }));

const preferenceOf = (type: number, qid: number, draft: Answer, skippable = true) => ({
  question: {
    ...{ id: 8, qid, orderId: 1, type, skippable, minChoices: null, maxChoices: null },
    ...{ answerOptions, translations: { en: 'Which?' }, answer: null },
  },
  customerAnswerId: '70001',
  unset: false,
  draft,
});

test.for<[string, ReturnType<typeof preferenceOf>, SliderContext, ReturnType<typeof widenPreference>]>([
  [
    'a distance by the smallest one',
    preferenceOf(9, 3, { ...circle, distance: 200 }),
    metric,
    { by: { kind: 'distance', more: 50 }, answer: { ...circle, distance: 250 } },
  ],
  [
    'a distance in miles',
    preferenceOf(9, 3, { ...circle, distance: 120 }),
    imperial,
    { by: { kind: 'distance', more: 30 }, answer: { ...circle, distance: 150 } },
  ],
  [
    'a distance near the greatest to any',
    preferenceOf(9, 3, { ...circle, distance: 560 }),
    metric,
    { by: { kind: 'notMinding' }, answer: { ...circle, distance: ANY_DISTANCE } },
  ],
  ['any distance', preferenceOf(9, 3, { ...circle, distance: ANY_DISTANCE }), metric, null],
  ['ages', preferenceOf(10, 2, [50, 60]), metric, { by: { kind: 'years', more: 5 }, answer: [45, 65] }],
  ['ages at an end', preferenceOf(10, 2, [42, 100]), metric, { by: { kind: 'years', more: 5 }, answer: [40, 100] }],
  ['all ages', preferenceOf(10, 2, [40, 100]), metric, null],
  ['heights', preferenceOf(10, 7, [160, 180]), metric, { by: { kind: 'notMinding' }, answer: [140, 200] }],
  ['all heights', preferenceOf(10, 7, [140, 200]), metric, null],
  ['a choice', preferenceOf(2, 38, [1]), metric, { by: { kind: 'notMinding' }, answer: [] }],
  ['a choice that must be made', preferenceOf(1, 38, [1], false), metric, null],
  ['no choice', preferenceOf(1, 38, []), metric, null],
  ['a slider that was never set', { ...preferenceOf(10, 2, [50, 60]), unset: true }, metric, null],
])('%s', ([, preference, context, expected]) => {
  expect(widenPreference(preference, context)).toEqual(expected);
});
