import { expect, test } from 'vitest';
import { mayLeavePayment } from './mayLeavePayment.ts';

test.for<[string, boolean, boolean?]>([
  ['/premium-plans/plans', true],
  ['/premium-plans/checkout', true],
  ['/premium-plans/summary', true],
  ['/payments-error', true],
  ['/payments-success', true],
  ['/payments-success-info', true],
  ['/payments-success-info', false, true],
  ['/payments-success', true, true],
  ['/completePayment', false],
  ['/completePayment/abc', false],
])('from %s one may leave: %s (contact data owed: %s)', ([pathname, expected, owed = false]) => {
  expect(mayLeavePayment({ pathname, search: '' }, owed)).toBe(expected);
});
