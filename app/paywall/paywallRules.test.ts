import { expect, test } from 'vitest';
import { conversationNeedsPremium, favouriteNeedsPremium } from './paywallRules.ts';

test.for([
  [false, true],
  [true, false],
] as const)('a favourite with premium %s needs Premium: %s', ([premium, expected]) => {
  expect(favouriteNeedsPremium({ premium, paywallOnSend: false })).toBe(expected);
  expect(favouriteNeedsPremium({ premium, paywallOnSend: true })).toBe(expected);
});

test.for([
  // premium, paywallOnSend, blockSend
  [false, false, false, false],
  [false, false, true, true],
  [false, true, false, false],
  [false, true, true, false],
  [true, false, false, false],
  [true, false, true, false],
  [true, true, false, false],
  [true, true, true, false],
] as const)('a conversation with premium %s, paywallOnSend %s, blockSend %s needs Premium: %s', (row) => {
  const [premium, paywallOnSend, blockSend, expected] = row;
  expect(conversationNeedsPremium({ premium, paywallOnSend }, blockSend)).toBe(expected);
});
