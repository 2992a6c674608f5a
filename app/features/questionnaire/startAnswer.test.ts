import { expect, test } from 'vitest';
import type { Answer } from '../../api/contract/answers.ts';
import { imperialDistances, metricDistances } from '../../fields/distance.model.ts';
import { startAnswer } from './startAnswer.ts';

const home = { lat: 53.87, lng: 10.69 };
const german = { metric: true, minAge: 40, distances: metricDistances, home, draft: null };
const american = { metric: false, minAge: 40, distances: imperialDistances, home: null, draft: null };

test.for<[string, number, Answer | null, Parameters<typeof startAnswer>[1], Answer]>([
  ['a choice opens empty', 1, null, german, []],
  ['a skipped one, too', 1, [], german, []],
  ['what was given comes back', 1, [301], german, [301]],
  ['centimetres', 8, null, german, [170]],
  ['feet', 8, null, american, [5.6]],
  ['a text that was begun', 3, ['by the sea'], { ...german, draft: ['in the mou'] }, ['in the mou']],
  ['a text that was hardly begun', 11, null, { ...german, draft: ['in'] }, []],
  ['kilometres', 9, null, german, { lat: 53.87, lng: 10.69, distance: 200 }],
  ['miles', 9, null, american, { lat: null, lng: null, distance: 120 }],
  ['ages', 10, null, german, [50, 70]],
  ['ages that do not fit any more', 10, [20, 300], german, [40, 100]],
])('%s', ([, type, given, circumstances, expected]) => {
  const answer = given && { id: '1', answer: given };
  expect(startAnswer({ qid: 2, type, answer }, circumstances)).toEqual(expected);
});
