import { expect, test } from 'vitest';
import { decidePaymentStep, type PaymentStep, type StartedPayment } from './decidePaymentStep.ts';

test.for<[StartedPayment, PaymentStep]>([
  [
    { orderId: 'O7', redirectUrl: null },
    { kind: 'check', orderId: 'O7' },
  ],
  [{ orderId: null, redirectUrl: null }, { kind: 'impossible' }],
  [
    { orderId: 'O7', redirectUrl: 'https://pay.provider.example/x?y=1#z' },
    { kind: 'leave', to: 'https://pay.provider.example/x?y=1#z' },
  ],
  [
    { orderId: null, redirectUrl: 'HTTPS://Provider.Example:443' },
    { kind: 'leave', to: 'https://provider.example/' },
  ],
])('after %o the step is %o', ([started, expected]) => {
  expect(decidePaymentStep(started, ['other.example', 'provider.example'], null)).toEqual(expected);
});

test.for([
  'https://evil.example',
  'https://evil.example/https://pay.provider.example/',
  'https://provider.example.evil.example/',
  'https://evilprovider.example/',
  'https://provider.example./',
  'https://provider.example:8443/',
  'https://provider.example@evil.example/',
  'https://user@provider.example/',
  'https://user:password@provider.example/',
  'https://:@evil.example/',
  'http://provider.example/',
  'javascript:alert(1)//provider.example',
  'data:text/html,provider.example',
  '//provider.example/',
  '/completePayment/O7',
  'https://',
  '',
])('a member who pays is not led to %j', (redirectUrl) => {
  expect(decidePaymentStep({ orderId: 'O7', redirectUrl }, ['provider.example'], null)).toEqual({ kind: 'foreign' });
});

test('the sandbox has the only payment pages of its sites', () => {
  const decide = (redirectUrl: string) =>
    decidePaymentStep({ orderId: 'O7', redirectUrl }, ['provider.example'], 'http://127.0.0.1:4310').kind;
  expect(decide('http://127.0.0.1:4310/__sandbox__/pay/O7')).toBe('leave');
  expect(decide('http://127.0.0.1:4311/__sandbox__/pay/O7')).toBe('foreign');
  expect(decide('http://a@127.0.0.1:4310/')).toBe('foreign');
  expect(decide('https://provider.example/')).toBe('foreign');
});
