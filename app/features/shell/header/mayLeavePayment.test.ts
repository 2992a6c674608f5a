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
])(
  'from %s the member may leave: %s (contact data required: %s)',
  ([pathname, expected, contactDataRequired = false]) => {
    expect(mayLeavePayment({ pathname, search: '' }, contactDataRequired)).toBe(expected);
  },
);
