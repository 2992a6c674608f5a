import { expect, test } from 'vitest';
import { type AccountFailure, classifyAccountError } from './accountFailure.ts';

test.for<[Parameters<typeof classifyAccountError>[0], AccountFailure]>([
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'timeout' }, 'offline'],
  [{ kind: 'contract' }, 'server'],
  [{ kind: 'rejected', status: 422, fields: { password: 'no' } }, 'password'],
  [{ kind: 'rejected', status: 200, fields: { password: 'no' } }, 'password'],
  [{ kind: 'rejected', status: 409, fields: { email: 'taken' } }, 'email'],
  [{ kind: 'rejected', status: 422, fields: { email: 'odd' } }, 'email'],
  [{ kind: 'rejected', status: 429 }, 'tooOften'],
  [{ kind: 'rejected', status: 500 }, 'server'],
  [{ kind: 'rejected', status: 422 }, 'server'],
])('%o is classified as %s', ([error, expected]) => {
  expect(classifyAccountError(error)).toBe(expected);
});
