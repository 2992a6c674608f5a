import { expect, test } from 'vitest';
import {
  classifySignInError,
  hasErrors,
  normalizeEmail,
  type SignInFailure,
  validateEmail,
  validateSignIn,
} from './signIn.model.ts';

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
] as const)('%j is an address: %s', ([written, valid]) => {
  expect(hasErrors(validateEmail(written))).toBe(!valid);
});

test('an address is sent without the spaces around it', () => {
  expect(normalizeEmail(' ida@example.com\n')).toBe('ida@example.com');
});

test.for([
  [{ email: '', password: '' }, ['email', 'password']],
  [{ email: 'ida@example.com', password: '' }, ['password']],
  [{ email: 'ida', password: 'x' }, ['email']],
  [{ email: 'ida@example.com', password: ' ' }, []],
] as const)('%o has errors in %j', ([fields, expected]) => {
  expect(Object.keys(validateSignIn(fields))).toEqual(expected);
});

test.for<[Parameters<typeof classifySignInError>[0], SignInFailure]>([
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'timeout' }, 'offline'],
  [{ kind: 'contract' }, 'server'],
  [{ kind: 'rejected', status: 422, fields: { message: 'no' } }, 'credentials'],
  [{ kind: 'rejected', status: 401 }, 'credentials'],
  [{ kind: 'rejected', status: 200, fields: { message: 'no' } }, 'credentials'],
  [{ kind: 'rejected', status: 429 }, 'tooOften'],
  [{ kind: 'rejected', status: 403 }, 'server'],
  [{ kind: 'rejected', status: 500 }, 'server'],
])('%o is classified as %s', ([error, expected]) => {
  expect(classifySignInError(error)).toBe(expected);
});
