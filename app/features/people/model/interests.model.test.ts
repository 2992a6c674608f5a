import { expect, test } from 'vitest';
import { knownInterests, mayLook } from './interests.model.ts';

test('known ones only, each once, in our order', () => {
  expect(knownInterests(['romantic', 'couple', 'chess', 'romantic', '__proto__'])).toEqual(['couple', 'romantic']);
});

test('whoever shares none sees none', () => {
  expect(mayLook([])).toBe(false);
  expect(mayLook(['outdoor'])).toBe(true);
});
