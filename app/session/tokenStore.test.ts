import { expect, test } from 'vitest';
import { createTokenStore } from './tokenStore.ts';

test.for([
  ['token', true],
  [null, true],
  ['textScale', false],
] as const)('a storage event with the key %s is about the token: %s', ([key, about]) => {
  expect(createTokenStore().isTokenEvent({ key })).toBe(about);
});
