import { expect, test } from 'vitest';
import { classifyResetError, type ResetFailure, validateEmail, validateNewPassword } from './passwordReset.model.ts';

test.for([
  ['ida@example.com', true],
  [' ida@example.com\n', true],
  ['', false],
  ['ida', false],
  ['ida@example', false],
  ['ida@exam ple.com', false],
] as const)('%j is an address: %s', ([written, valid]) => {
  expect(validateEmail(written) === undefined).toBe(valid);
});

test('a new password must be long and uncommon', () => {
  expect(validateNewPassword('Segel Tasse Ofen')).toBeUndefined();
  expect(validateNewPassword('kurz')?.values).toEqual({ count: 10 });
  expect(validateNewPassword('password123')).toBeDefined();
});

test.for<[Parameters<typeof classifyResetError>[0], ResetFailure]>([
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'timeout' }, 'offline'],
  [{ kind: 'contract' }, 'server'],
  [{ kind: 'rejected', status: 404 }, 'gone'],
  [{ kind: 'rejected', status: 410 }, 'gone'],
  [{ kind: 'rejected', status: 422, fields: { password: 'no' } }, 'password'],
  [{ kind: 'rejected', status: 200, fields: { password: 'no' } }, 'password'],
  [{ kind: 'rejected', status: 429 }, 'tooOften'],
  [{ kind: 'rejected', status: 500 }, 'server'],
])('%o is classified as %s', ([error, expected]) => {
  expect(classifyResetError(error)).toBe(expected);
});
