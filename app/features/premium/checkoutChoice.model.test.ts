import { expect, test } from 'vitest';
import { chooseProvider, chooseTariff, renewChoice } from './checkoutChoice.model.ts';
import type { CheckoutChoice } from './paymentStorage.ts';

const choice: CheckoutChoice = { tariffId: '2', provider: 'PayPal', idempotencyKey: 'old' };
const newKey = () => 'new';

test.for<[string, CheckoutChoice, CheckoutChoice]>([
  ['a first tariff', chooseTariff(null, '2', newKey), { tariffId: '2', provider: null, idempotencyKey: 'new' }],
  ['the same tariff again', chooseTariff(choice, '2', newKey), choice],
  ['another tariff', chooseTariff(choice, '3', newKey), { ...choice, tariffId: '3', idempotencyKey: 'new' }],
  [
    'another tariff, for which the renewal is asked again',
    chooseTariff({ ...choice, beginAtOnce: true, renews: true }, '3', newKey),
    { ...choice, tariffId: '3', idempotencyKey: 'new', beginAtOnce: true },
  ],
  ['a first provider', chooseProvider({ ...choice, provider: null }, 'PayPal', newKey), choice],
  ['the same provider again', chooseProvider(choice, 'PayPal', newKey), choice],
  [
    'another provider',
    chooseProvider(choice, 'CCBill', newKey),
    { ...choice, provider: 'CCBill', idempotencyKey: 'new' },
  ],
  [
    'after a refusal',
    renewChoice({ ...choice, renews: true }, newKey),
    { ...choice, idempotencyKey: 'new', renews: true },
  ],
])('%s', ([, actual, expected]) => {
  expect(actual).toEqual(expected);
});
