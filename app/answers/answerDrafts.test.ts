import { expect, test } from 'vitest';
import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import { createDeviceStorage } from '../lib/storage/deviceStorage.ts';
import { createMemberStorage } from '../lib/storage/memberStorage.ts';
import { createAnswerDrafts } from './answerDrafts.ts';

const createStorage = () =>
  createMemberStorage(
    createDeviceStorage(() => {
      throw new Error('switched off');
    }),
  );

test('keeps what was begun, for each question', () => {
  const drafts = createAnswerDrafts(createStorage());
  drafts.write('7', 13, ['the lake']);
  drafts.write('7', 14, ['tea', '', '']);
  expect(drafts.read('7', 13)).toEqual(['the lake']);
  drafts.forget('7', 13);
  expect(drafts.read('7', 13)).toBeNull();
  expect(drafts.read('7', 14)).toEqual(['tea', '', '']);
});

test('nobody sees what somebody else has begun', () => {
  const drafts = createAnswerDrafts(createStorage());
  drafts.write('7', 13, ['the lake']);
  expect(drafts.read('8', 13)).toBeNull();
});

test.for<[string, Answer]>([
  ['a pick', [301]],
  ['too few ticks', [301, 302]],
  ['ages', [48, 61]],
  ['a height', [5.6]],
  ['a town', [{ country: 'DE', city: 'Lübeck', zip: '23552', lat: 53.87, lng: 10.69 }]],
  ['a circle', { lat: 53.87, lng: null, distance: 200 }],
])('keeps %s as well', ([, begun]) => {
  const drafts = createAnswerDrafts(createStorage());
  drafts.write('7', 13, begun);
  expect(drafts.read('7', 13)).toEqual(begun);
});

test.for(['not json', '7', '{"a":[1]}', '[[7]]'])('damaged storage holds nothing: %s', (stored) => {
  const storage = createStorage();
  storage.write('7', 'answer/13', stored);
  expect(createAnswerDrafts(storage).read('7', 13)).toBeNull();
});

test('a text of any length is kept up to what may be sent', () => {
  const drafts = createAnswerDrafts(createStorage());
  drafts.write('7', 16, ['x'.repeat(9000)]);
  expect(drafts.read('7', 16)).toEqual(['x'.repeat(5000)]);
});

const question = { id: 13, qid: 33, type: 11, answerOptions: [], minChoices: null, maxChoices: null } as unknown;

test.for<[string, Answer, Answer, Answer | null]>([
  ['is no longer needed', ['The sea '], ['The sea'], null],
  ['stays where it was changed meanwhile', ['The sea and'], ['The sea'], ['The sea and']],
  ['stays where the question was put off', ['Th'], [], ['Th']],
  ['stays where the answer before was kept', ['The mountains'], ['The sea'], ['The mountains']],
])('once an answer has arrived, what was begun %s', ([, begun, sent, expected]) => {
  const drafts = createAnswerDrafts(createStorage());
  drafts.write('7', 13, begun);
  drafts.settle('7', question as Question, sent);
  expect(drafts.read('7', 13)).toEqual(expected);
});
