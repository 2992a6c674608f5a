import { expect, test } from 'vitest';
import { validateEmail } from './validateEmail.ts';

test.for([
  ['ida@example.com', true],
  ['  ida@example.com ', true],
  ['ida.b+x@mail.example.co.uk', true],
  ['', false],
  ['   ', false],
  ['ida', false],
  ['ida@example', false],
  ['@example.com', false],
  ['ida@exam ple.com', false],
  ['ida@@example.com', false],
  ['ida@example.', false],
  [`${'a'.repeat(250)}@example.com`, false],
] as const)('%j is an address: %s', ([typed, valid]) => {
  expect(validateEmail(typed) === undefined).toBe(valid);
});
