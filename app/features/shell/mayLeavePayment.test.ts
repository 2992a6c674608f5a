import { expect, test } from 'vitest';
import { mayLeavePayment } from './mayLeavePayment.ts';

test.for<[string, boolean]>([
  ['/premium-plans/plans', true],
  ['/premium-plans/checkout', true],
  ['/premium-plans/summary', true],
  ['/payments-error', true],
  ['/payments-success', true],
  ['/payments-success-info', false],
  ['/completePayment', false],
  ['/completePayment/abc', false],
])('from %s one may leave: %s', ([pathname, expected]) => {
  expect(mayLeavePayment({ pathname, search: '' })).toBe(expected);
});
