import { expect, test } from 'vitest';
import type { CheckoutChoice } from '../paymentStorage.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import {
  decidePaymentStep,
  forgetDetails,
  type PaymentDetails,
  type PaymentStep,
  type StartedPayment,
  toPaymentRequest,
  toReturnUrl,
  toShownDetails,
} from './paymentRequest.model.ts';

const choice: CheckoutChoice = { tariffId: '2', provider: 'CelerisPay', idempotencyKey: 'key-12345' };
const card: PaymentDetails = {
  kind: 'card',
  card: { number: '4111 1111 1111 1111', holder: 'Ida', expiry: '03 / 29', code: '123' },
};
const iban: PaymentDetails = { kind: 'iban', iban: 'DE89 3704 0044 0532 0130 00' };
const methodOf = (provider: PaymentMethod['provider'], method: PaymentMethod['method']) =>
  ({ provider, method }) as PaymentMethod;
const returnUrl = 'https://members.example/completePayment?provider=CelerisPay';

test('a card is sent as digits, without other payment details', () => {
  expect(toPaymentRequest(choice, methodOf('CelerisPay', 'card'), card, returnUrl)).toEqual({
    tariffId: '2',
    provider: 'CelerisPay',
    method: 'card',
    returnUrl,
    idempotencyKey: 'key-12345',
    card: { number: '4111111111111111', holder: 'Ida', expiryMonth: 3, expiryYear: 2029, code: '123' },
  });
});

test('an IBAN is sent without spaces', () => {
  expect(toPaymentRequest(choice, methodOf('Xolvis', 'debit'), iban, returnUrl)).toMatchObject({
    iban: 'DE89370400440532013000',
  });
});

test('details entered on an external page are not sent', () => {
  const request = toPaymentRequest(choice, methodOf('PayPal', 'wallet'), { kind: 'external' }, returnUrl);
  expect(request).not.toHaveProperty('card');
  expect(request).not.toHaveProperty('iban');
});

test('only the brand and the last four digits are shown again', () => {
  expect(toShownDetails(card)).toMatchObject({ entry: 'card', cardBrand: { name: 'Visa' }, lastDigits: '1111' });
  expect(toShownDetails(iban)).toEqual({ entry: 'iban', cardBrand: null, lastDigits: '3000' });
  expect(toShownDetails({ kind: 'external' })).toEqual({ entry: 'external', cardBrand: null, lastDigits: '' });
});

test('of used details nothing is left but what may be shown', () => {
  for (const details of [card, iban]) {
    const used = forgetDetails(details);
    expect(used).toEqual({ kind: 'used', shown: toShownDetails(details) });
    expect(JSON.stringify(used)).not.toMatch(/4111 ?1111|Ida|123"|DE89|0440/);
    expect(forgetDetails(used)).toEqual(used);
  }
  expect(forgetDetails({ kind: 'external' })).toEqual({ kind: 'external' });
});

test('the return address names the provider', () => {
  expect(toReturnUrl('https://members.example', 'CelerisPay', '/completePayment')).toBe(returnUrl);
});

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
