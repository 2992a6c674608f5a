import { expect, test } from 'vitest';
import { createDeviceStorage } from '../../lib/deviceStorage.ts';
import { createMemberStorage } from '../../lib/memberStorage.ts';
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

test.for(['not json', '7', '{"a":1}', '[7]'])('damaged storage holds nothing: %s', (stored) => {
  const storage = createStorage();
  storage.write('7', 'answer/13', stored);
  expect(createAnswerDrafts(storage).read('7', 13)).toBeNull();
});

test('a text of any length is kept up to what may be sent', () => {
  const drafts = createAnswerDrafts(createStorage());
  drafts.write('7', 16, ['x'.repeat(9000)]);
  expect(drafts.read('7', 16)?.[0]).toHaveLength(5000);
});
