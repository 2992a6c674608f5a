import { expect, test } from 'vitest';
import type { PaymentProvider } from '../../../api/contract/payments.ts';
import type { Api } from '../../../api/createApi.ts';
import { type PaymentCheck, paymentMethods } from '../checkout/paymentMethods.ts';
import type { StoredOrder } from '../paymentStorage.ts';
import { parsePaymentReturn } from './parsePaymentReturn.ts';

const stored = (provider: PaymentProvider): StoredOrder => ({ provider, tariffId: '2', orderId: 'O7' });

interface SentCheck {
  call: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  orderId: string | null;
}

/** Describes what a check sends, and the order to which it belongs. */
async function describeCheck({ orderId, send }: PaymentCheck): Promise<unknown> {
  const call = async ({ name }: { name: string }, input: object) => ({ call: name, ...input });
  return { ...(await send({ call } as unknown as Api)), orderId };
}

type Row = [name: string, path: string | null, query: string, order: StoredOrder | null, expected: SentCheck | null];

test.for<Row>([
  ['CelerisPay', 'O7', 'provider=CelerisPay', null, { call: 'checkCelerisPay', params: { id: 'O7' }, orderId: 'O7' }],
  [
    'CelerisPay, by the stored order',
    'O7',
    '',
    stored('CelerisPay'),
    { call: 'checkCelerisPay', params: { id: 'O7' }, orderId: 'O7' },
  ],
  ['CelerisPay without an id', null, 'provider=CelerisPay', stored('CelerisPay'), null],
  ['CelerisPay with a malformed id', '../config', 'provider=CelerisPay', null, null],
  ['CelerisPay with an overlong id', 'x'.repeat(65), 'provider=CelerisPay', null, null],

  [
    'Xolvis',
    'O7',
    'provider=Xolvis',
    stored('Xolvis'),
    { call: 'checkXolvis', params: { tariffId: '2', id: 'O7' }, orderId: 'O7' },
  ],
  [
    'Xolvis, by the stored order',
    'O7',
    '',
    stored('Xolvis'),
    { call: 'checkXolvis', params: { tariffId: '2', id: 'O7' }, orderId: 'O7' },
  ],
  ['Xolvis without an id', null, 'provider=Xolvis', stored('Xolvis'), null],
  ['Xolvis without a stored order', 'O7', 'provider=Xolvis', null, null],
  ['Xolvis with the order of another provider', 'O7', 'provider=Xolvis', stored('PayPal'), null],

  [
    'PayPal',
    null,
    'provider=PayPal&subscription_id=I-S1&ba_token=x',
    stored('PayPal'),
    { call: 'checkPayPal', params: { tariffId: '2', subscriptionId: 'I-S1' }, orderId: null },
  ],
  ['PayPal without a subscription', null, 'provider=PayPal', stored('PayPal'), null],
  ['PayPal with an empty one', null, 'provider=PayPal&subscription_id=', stored('PayPal'), null],
  ['PayPal with two', null, 'provider=PayPal&subscription_id=A&subscription_id=B', stored('PayPal'), null],
  ['PayPal with twice the same', null, 'provider=PayPal&subscription_id=A&subscription_id=A', stored('PayPal'), null],
  ['PayPal with a malformed one', null, 'provider=PayPal&subscription_id=A%2F..', stored('PayPal'), null],
  ['PayPal without a stored tariff', null, 'provider=PayPal&subscription_id=I-S1', null, null],
  [
    'PayPal with a malformed stored tariff',
    null,
    'subscription_id=I-S1',
    { provider: 'PayPal', tariffId: '..', orderId: null },
    null,
  ],

  [
    'Acquired',
    null,
    'provider=Acquired&transaction_id=T7',
    stored('Acquired'),
    { call: 'checkAcquired', params: { orderId: 'O7', transactionId: 'T7' }, orderId: 'O7' },
  ],
  ['Acquired without a transaction', null, 'provider=Acquired', stored('Acquired'), null],
  ['Acquired with two', null, 'transaction_id=T7&transaction_id=T8', stored('Acquired'), null],
  ['Acquired with a malformed one', null, 'transaction_id=T7%00', stored('Acquired'), null],
  ['Acquired without a stored order', null, 'provider=Acquired&transaction_id=T7', null, null],
  [
    'Acquired without the id of the stored order',
    null,
    'transaction_id=T7',
    { provider: 'Acquired', tariffId: '2', orderId: null },
    null,
  ],

  [
    'CCBill',
    null,
    'order=O7&x=1',
    stored('CCBill'),
    { call: 'checkCCBill', query: { order: 'O7', x: '1' }, orderId: null },
  ],
  [
    'CCBill with the complete query',
    null,
    'provider=CCBill&order=O7',
    null,
    { call: 'checkCCBill', query: { provider: 'CCBill', order: 'O7' }, orderId: null },
  ],
  ['CCBill with nothing of its own', null, 'provider=CCBill', null, null],
  ['CCBill with a name twice', null, 'provider=CCBill&order=O7&order=O8', null, null],
  ['CCBill with a malformed name', null, 'provider=CCBill&a%20b=1', null, null],
  ['CCBill with a huge value', null, `provider=CCBill&order=${'9'.repeat(501)}`, null, null],
  ['CCBill with an empty value', null, 'provider=CCBill&order=', null, null],

  ['no provider', 'O7', '', null, null],
  ['an unknown provider', 'O7', 'provider=Stranger', stored('CelerisPay'), null],
  ['an empty provider', 'O7', 'provider=', stored('CelerisPay'), null],
  ['two providers', 'O7', 'provider=CelerisPay&provider=PayPal', stored('CelerisPay'), null],
  ['another spelling', 'O7', 'provider=celerispay', null, null],
])('%s', async ([, resourcePath, query, order, expected]) => {
  const check = parsePaymentReturn({ resourcePath, query: new URLSearchParams(query) }, order);
  expect(check && (await describeCheck(check))).toEqual(expected);
});

test('the return of a provider that this site does not have is not checked', () => {
  const address = { resourcePath: 'O7', query: new URLSearchParams('provider=CelerisPay') };
  const others = paymentMethods.filter(({ provider }) => provider !== 'CelerisPay');
  expect(parsePaymentReturn(address, null, others)).toBeNull();
});
