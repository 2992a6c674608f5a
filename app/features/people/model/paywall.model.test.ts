import { expect, test } from 'vitest';
import { decideConversation, decideFavourite } from './paywall.model.ts';

test.for([
  [false, 'upgrade'],
  [true, 'act'],
] as const)('a favourite with premium %s: %s', ([premium, verdict]) => {
  expect(decideFavourite({ premium, paywallOnSend: false })).toBe(verdict);
  expect(decideFavourite({ premium, paywallOnSend: true })).toBe(verdict);
});

test.for([
  // premium, paywallOnSend, blockSend
  [false, false, false, 'act'],
  [false, false, true, 'upgrade'],
  [false, true, false, 'act'],
  [false, true, true, 'act'],
  [true, false, false, 'act'],
  [true, false, true, 'act'],
  [true, true, false, 'act'],
  [true, true, true, 'act'],
] as const)('a conversation with premium %s, paywallOnSend %s, blockSend %s: %s', (row) => {
  const [premium, paywallOnSend, blockSend, verdict] = row;
  expect(decideConversation({ premium, paywallOnSend }, blockSend)).toBe(verdict);
});
