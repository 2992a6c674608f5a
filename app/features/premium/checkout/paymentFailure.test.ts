import { expect, test } from 'vitest';
import { classifyPaymentError, explainPaymentError } from './paymentFailure.ts';

test.for([
  ['rejected', 422, 'refused'],
  ['rejected', 402, 'refused'],
  ['rejected', 429, 'tooOften'],
  ['rejected', 408, 'server'],
  ['rejected', 409, 'server'],
  ['rejected', 503, 'server'],
  ['contract', 200, 'server'],
  ['timeout', undefined, 'unclear'],
  ['offline', undefined, 'unclear'],
] as const)(
  '%s with %s is %s, and only a plain No says that nothing was charged',
  { tags: 'rule' },
  ([kind, status, expected]) => {
    expect(classifyPaymentError({ kind, ...(status !== undefined && { status }) })).toBe(expected);
  },
);

test('too many attempts charge nothing, and say when the next one may be', () => {
  const { advice } = explainPaymentError({ kind: 'rejected', status: 429, retryAfter: 840 });
  expect(advice.message ?? advice.id).toContain('Nothing was charged.');
  expect(advice.values).toEqual({ when: 'in 14 Minuten' });
});
