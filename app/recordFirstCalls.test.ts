import { expect, test } from 'vitest';
import { recordFirstCalls } from './recordFirstCalls.ts';

test('a conversation asks for its messages first, although its query cannot be started ahead', async () => {
  const path = '/membership-area/messages/:id';
  expect(await recordFirstCalls(path)).toContain('/api/chat/conversation/:id/?beforeId=0');
});
