import { expect, test } from 'vitest';
import { failureTexts } from '../failureTexts.ts';
import { explainSignInError } from './explainSignInError.ts';

test.for<[Parameters<typeof explainSignInError>[0], keyof typeof failureTexts | 'credentials']>([
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'timeout' }, 'offline'],
  [{ kind: 'contract' }, 'server'],
  [{ kind: 'rejected', status: 422, fields: { message: 'no' } }, 'credentials'],
  [{ kind: 'rejected', status: 401 }, 'credentials'],
  [{ kind: 'rejected', status: 200, fields: { message: 'no' } }, 'credentials'],
  [{ kind: 'rejected', status: 429 }, 'tooOften'],
  [{ kind: 'rejected', status: 403 }, 'server'],
  [{ kind: 'rejected', status: 500 }, 'server'],
])('%o shows the failure %s', ([error, expected]) => {
  const known = Object.entries(failureTexts).find(([, texts]) => texts === explainSignInError(error).failure)?.[0];
  expect(known ?? 'credentials').toBe(expected);
});

test('after too many attempts the waiting time is said in words', () => {
  const { failure } = explainSignInError({ kind: 'rejected', status: 429, retryAfter: 840 });
  expect(failure?.title).toBe(failureTexts.tooOften.title);
  expect(failure?.advice.values).toEqual({ when: 'in 14 Minuten' });
});
