import { expect, test } from 'vitest';
import { checkEmail, checkNewPassword, type Trouble, toTrouble } from './password.model.ts';

test.for([
  ['ida@example.com', true],
  [' ida@example.com\n', true],
  ['', false],
  ['ida', false],
  ['ida@example', false],
  ['ida@exam ple.com', false],
] as const)('%j is an address: %s', ([written, good]) => {
  expect(checkEmail(written) === undefined).toBe(good);
});

test('a new password is told what is wrong with it', () => {
  expect(checkNewPassword('Segel Tasse Ofen')).toBeUndefined();
  expect(checkNewPassword('kurz')?.values).toEqual({ count: 10 });
  expect(checkNewPassword('password123')).toBeDefined();
});

test.for<[Parameters<typeof toTrouble>[0], Trouble]>([
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'timeout' }, 'offline'],
  [{ kind: 'contract' }, 'server'],
  [{ kind: 'rejected', status: 404 }, 'gone'],
  [{ kind: 'rejected', status: 410 }, 'gone'],
  [{ kind: 'rejected', status: 422, fields: { password: 'no' } }, 'password'],
  [{ kind: 'rejected', status: 200, fields: { password: 'no' } }, 'password'],
  [{ kind: 'rejected', status: 429 }, 'tooOften'],
  [{ kind: 'rejected', status: 500 }, 'server'],
])('%o is told as %s', ([refusal, expected]) => {
  expect(toTrouble(refusal)).toBe(expected);
});
