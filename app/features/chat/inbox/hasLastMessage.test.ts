import { expect, test } from 'vitest';
import { Conversation } from '../../../api/contract/conversations.ts';
import { hasLastMessage } from './hasLastMessage.ts';

const row: Conversation = Conversation.parse({ id: 1, gender: '1', new: true, last_message: 'hello' });

test.for<[Partial<Conversation>, boolean]>([
  [{ last_message: ' hello ' }, true],
  [{ last_message: null }, false],
  [{ last_message: null, created_at: 1 }, true],
  [{ last_message: '  ' }, false],
  [{ last_message: null, blurred: true }, true],
])('whether something was written in %o: %s', ([overrides, expected]) => {
  expect(hasLastMessage({ ...row, ...overrides })).toBe(expected);
});
