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

test.for<[StartedPayment, boolean, PaymentStep]>([
  [{ orderId: 'O7', redirectUrl: null }, false, { kind: 'check', orderId: 'O7' }],
  [{ orderId: 'O7', redirectUrl: 'https://pay.example/x' }, false, { kind: 'leave', to: 'https://pay.example/x' }],
  [{ orderId: 'O7', redirectUrl: 'http://pay.example/x' }, false, { kind: 'impossible' }],
  [{ orderId: 'O7', redirectUrl: 'http://localhost/x' }, true, { kind: 'leave', to: 'http://localhost/x' }],
  [{ orderId: null, redirectUrl: null }, true, { kind: 'impossible' }],
])('after %o, with plain pages allowed %s, the step is %o', ([started, plain, expected]) => {
  expect(decidePaymentStep(started, plain)).toEqual(expected);
});
