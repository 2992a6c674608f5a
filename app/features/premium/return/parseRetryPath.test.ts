import { expect, test } from 'vitest';
import { parseRetryPath } from './parseRetryPath.ts';

test.for<[unknown, string | null]>([
  [{ again: '/completePayment/O7?provider=Xolvis' }, '/completePayment/O7?provider=Xolvis'],
  [
    { again: '/completePayment?provider=PayPal&subscription_id=A' },
    '/completePayment?provider=PayPal&subscription_id=A',
  ],
  [{ again: '//evil.example/completePayment/O7' }, null],
  [{ again: 'https://evil.example/completePayment/O7' }, null],
  [{ again: '/completePayment/../logout' }, null],
  [{ again: '/logout' }, null],
  [{ again: 7 }, null],
  [null, null],
  [undefined, null],
])('the state %o leads to %s', ([state, expected]) => {
  expect(parseRetryPath(state)).toBe(expected);
});
