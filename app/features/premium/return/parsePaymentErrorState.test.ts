import { expect, test } from 'vitest';
import { parsePaymentErrorState } from './parsePaymentErrorState.ts';

test.for([
  { kind: 'unclear', again: '/completePayment/O7?provider=Xolvis' },
  { kind: 'unclear', again: '/completePayment?provider=PayPal&subscription_id=A' },
  { kind: 'declined', tariffId: '3' },
  { kind: 'declined', tariffId: null },
])('the state %o is as it was written', (state) => {
  expect(parsePaymentErrorState(state)).toEqual(state);
});

test.for([
  { kind: 'unclear', again: '//evil.example/completePayment/O7' },
  { kind: 'unclear', again: 'https://evil.example/completePayment/O7' },
  { kind: 'unclear', again: '/completePayment/../logout' },
  { kind: 'unclear', again: '/logout' },
  { kind: 'unclear', again: 7 },
  { kind: 'declined' },
  { kind: 'paid' },
  null,
  undefined,
])('the state %o is a failure', (state) => {
  expect(parsePaymentErrorState(state)).toEqual({ kind: 'failed' });
});
