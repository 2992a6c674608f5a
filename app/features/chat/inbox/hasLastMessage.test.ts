import { expect, test } from 'vitest';
import { Conversation } from '../../../api/contract/conversations.ts';
import { hasLastMessage } from './hasLastMessage.ts';

const row: Conversation = Conversation.parse({ id: 1, gender: '1', new: true, last_message: 'hello' });

test.for<[Partial<Conversation>, boolean]>([
  [{ lastMessage: ' hello ' }, true],
  [{ lastMessage: null }, false],
  [{ lastMessage: null, createdAt: 1 }, true],
  [{ lastMessage: '  ' }, false],
  [{ lastMessage: null, blurred: true }, true],
])('whether something was written in %o: %s', ([overrides, expected]) => {
  expect(hasLastMessage({ ...row, ...overrides })).toBe(expected);
});
