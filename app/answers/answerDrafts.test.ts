import { expect, test } from 'vitest';
import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import { createDeviceStorage } from '../lib/storage/deviceStorage.ts';
import { createMemberStorage } from '../lib/storage/memberStorage.ts';
import type { Draft } from '../lib/storage/openDraft.ts';
import { discardIfSent, openAnswerDraft } from './answerDrafts.ts';
import { discardAnswerDrafts } from './discardAnswerDrafts.ts';

const createStorage = () =>
  createMemberStorage(
    createDeviceStorage(() => {
      throw new Error('switched off');
    }),
  );

test('a draft is stored for each question', () => {
  const storage = createStorage();
  const [lake, tea] = [13, 14].map((id) => openAnswerDraft('7', id, storage)) as [Draft<Answer>, Draft<Answer>];
  lake.write(['the lake']);
  tea.write(['tea', '', '']);
  expect(lake.read()).toEqual(['the lake']);
  lake.discard();
  expect(lake.read()).toBeNull();
  expect(tea.read()).toEqual(['tea', '', '']);
});

test('all drafts of answers are discarded at once, and no other', () => {
  const storage = createStorage();
  openAnswerDraft('7', 13, storage).write(['the lake']);
  storage.write('7', 'message/3', 'Hello');
  discardAnswerDrafts('7', storage);
  expect(storage.readAll('7')).toEqual([['message/3', 'Hello']]);
});

test('no member sees the drafts of another', () => {
  const storage = createStorage();
  openAnswerDraft('7', 13, storage).write(['the lake']);
  expect(openAnswerDraft('8', 13, storage).read()).toBeNull();
});

test.for<[string, Answer]>([
  ['a pick', [301]],
  ['too few ticks', [301, 302]],
  ['ages', [48, 61]],
  ['a height', [5.6]],
  ['a town', [{ country: 'DE', city: 'Lübeck', zip: '23552', lat: 53.87, lng: 10.69 }]],
  ['a circle', { lat: 53.87, lng: null, distance: 200 }],
])('a draft holds %s as well', ([, answer]) => {
  const draft = openAnswerDraft('7', 13, createStorage());
  draft.write(answer);
  expect(draft.read()).toEqual(answer);
});

test.for(['not json', '7', '{"a":[1]}', '[[7]]'])('damaged storage holds no draft: %s', (stored) => {
  const storage = createStorage();
  storage.write('7', 'answer/13', stored);
  expect(openAnswerDraft('7', 13, storage).read()).toBeNull();
});

test('a text of any length is stored up to what may be sent', () => {
  const draft = openAnswerDraft('7', 16, createStorage());
  draft.write(['x'.repeat(9000)]);
  expect(draft.read()).toEqual(['x'.repeat(5000)]);
});

const question = { id: 13, qid: 33, type: 11, answerOptions: [], minChoices: null, maxChoices: null } as unknown;

test.for<[string, Answer, Answer, Answer | null]>([
  ['is discarded', ['The sea '], ['The sea'], null],
  ['stays if it was changed meanwhile', ['The sea and'], ['The sea'], ['The sea and']],
  ['stays if the question was postponed', ['Th'], [], ['Th']],
  ['stays if the earlier answer was sent again', ['The mountains'], ['The sea'], ['The mountains']],
])('once an answer is sent, its draft %s', ([, stored, sent, expected]) => {
  const draft = openAnswerDraft('7', 13, createStorage());
  draft.write(stored);
  discardIfSent(draft, question as Question, sent);
  expect(draft.read()).toEqual(expected);
});
