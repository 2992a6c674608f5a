import { afterEach, expect, test } from 'vitest';
import { sampleSiteValues } from '../../../../tests/support/sampleSiteValues.ts';
import type { SiteValues } from '../../../site/SiteValues.ts';
import { site } from '../../../site/site.ts';
import type { CheckoutChoice } from '../paymentStorage.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import { type PaymentDetails, toPaymentRequest, toReturnUrl } from './toPaymentRequest.ts';

afterEach(() => void Object.assign(site, sampleSiteValues()));

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
    beginAtOnce: false,
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

test.for<[Partial<SiteValues>, object]>([
  [{ asksToBeginAtOnce: true, renewalConsent: false }, { beginAtOnce: true }],
  [{ asksToBeginAtOnce: false, renewalConsent: true }, { renews: true }],
  [{ asksToBeginAtOnce: false, renewalConsent: false }, {}],
])('only what the law of the country asks is sent: %j', ([facts, expected]) => {
  const answer = (answers: Partial<CheckoutChoice>) => {
    const { beginAtOnce, renews } = toPaymentRequest(
      { ...choice, ...answers },
      methodOf('PayPal', 'wallet'),
      { kind: 'external' },
      returnUrl,
    );
    return { beginAtOnce, renews };
  };
  Object.assign(site, facts);
  expect(answer({ beginAtOnce: true, renews: true })).toEqual(expected);
  // Without a tick the answer is No.
  expect(answer({})).toEqual(Object.fromEntries(Object.keys(expected).map((name) => [name, false])));
});

test('the return address names the provider', () => {
  expect(toReturnUrl('https://members.example', 'CelerisPay', '/completePayment')).toBe(returnUrl);
});
