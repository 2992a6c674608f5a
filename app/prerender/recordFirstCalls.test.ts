import { expect, test } from 'vitest';
import { recordFirstCalls } from './recordFirstCalls.ts';

test('a conversation asks for its messages first, although its query cannot be started ahead', async () => {
  const path = '/membership-area/messages/:id';
  // Here, unlike in the build, the first call may still wait for modules to be loaded.
  await expect.poll(() => recordFirstCalls(path)).toContain('/api/chat/conversation/:id/?beforeId=0');
});
