import { expect, test } from 'vitest';
import { failureTexts } from '../../forms/failureTexts.ts';
import { explainResetError, isLinkExpired } from './explainResetError.ts';

test.for<[Parameters<typeof isLinkExpired>[0], keyof typeof failureTexts | 'expired' | 'password']>([
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'timeout' }, 'offline'],
  [{ kind: 'contract' }, 'server'],
  [{ kind: 'rejected', status: 404 }, 'expired'],
  [{ kind: 'rejected', status: 410 }, 'expired'],
  [{ kind: 'rejected', status: 422, fields: { password: 'no' } }, 'password'],
  [{ kind: 'rejected', status: 200, fields: { password: 'no' } }, 'password'],
  [{ kind: 'rejected', status: 429 }, 'tooOften'],
  [{ kind: 'rejected', status: 500 }, 'server'],
])('%o means %s', ([error, expected]) => {
  const { failure } = explainResetError(error);
  const known = Object.entries(failureTexts).find(([, texts]) => texts === failure)?.[0] ?? 'password';
  expect(isLinkExpired(error) ? 'expired' : known).toBe(expected);
});

test('too many attempts say when the next one may be', () => {
  const { failure } = explainResetError({ kind: 'rejected', status: 429, retryAfter: 840, fields: { message: 'no' } });
  expect(failure?.advice.values).toEqual({ when: 'in 14 Minuten' });
});
