import { expect, test } from 'vitest';
import { failureTexts } from '../../forms/failureTexts.ts';
import { explainAccountError } from './explainAccountError.ts';

const explain = explainAccountError({ password: 'own-password', email: 'new-email' });

test.for<[Parameters<typeof explain>[0], keyof typeof failureTexts | 'own-password' | 'new-email']>([
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'timeout' }, 'offline'],
  [{ kind: 'contract' }, 'server'],
  [{ kind: 'rejected', status: 422, fields: { password: 'no' } }, 'own-password'],
  [{ kind: 'rejected', status: 200, fields: { password: 'no' } }, 'own-password'],
  [{ kind: 'rejected', status: 422, fields: { email: 'no' } }, 'new-email'],
  [{ kind: 'rejected', status: 409 }, 'new-email'],
  [{ kind: 'rejected', status: 429 }, 'tooOften'],
  [{ kind: 'rejected', status: 500 }, 'server'],
])('%o shows %s', ([error, expected]) => {
  const { problems = {}, failure } = explain(error);
  const known = Object.entries(failureTexts).find(([, texts]) => texts === failure)?.[0];
  expect(known ?? Object.keys(problems)[0]).toBe(expected);
});

test('too many attempts say when the next one may be, whatever the answer names', () => {
  const { failure } = explain({
    kind: 'rejected',
    status: 429,
    retryAfter: 840,
    fields: { email: 'no', password: 'no' },
  });
  expect(failure?.advice.values).toEqual({ when: 'in 14 Minuten' });
});

test('a form without the rejected field shows a failure', () => {
  expect(explainAccountError({})({ kind: 'rejected', status: 422, fields: { password: 'no' } })).toEqual({
    failure: failureTexts.server,
  });
});
