import { expect, test } from 'vitest';
import type { PaymentProvider } from '../../../api/contract/payments.ts';
import { type ParsedReturn, parsePaymentReturn, type StoredOrder } from './parsePaymentReturn.ts';

const all: readonly PaymentProvider[] = ['CelerisPay', 'Acquired', 'CCBill', 'PayPal', 'Xolvis'];
const stored = (provider: PaymentProvider): StoredOrder => ({ provider, tariffId: '2', orderId: 'O7' });
const unusable: ParsedReturn = { kind: 'unusable' };

type Row = [name: string, path: string | null, query: string, stored: StoredOrder | null, expected: ParsedReturn];

test.for<Row>([
  ['CelerisPay', 'O7', 'provider=CelerisPay', null, { kind: 'CelerisPay', id: 'O7' }],
  ['CelerisPay, by what was kept', 'O7', '', stored('CelerisPay'), { kind: 'CelerisPay', id: 'O7' }],
  ['CelerisPay without an id', null, 'provider=CelerisPay', stored('CelerisPay'), unusable],
  ['CelerisPay with an odd id', '../config', 'provider=CelerisPay', null, unusable],
  ['CelerisPay with an endless id', 'x'.repeat(65), 'provider=CelerisPay', null, unusable],

  ['Xolvis', 'O7', 'provider=Xolvis', stored('Xolvis'), { kind: 'Xolvis', tariffId: '2', id: 'O7' }],
  ['Xolvis, by what was kept', 'O7', '', stored('Xolvis'), { kind: 'Xolvis', tariffId: '2', id: 'O7' }],
  ['Xolvis without an id', null, 'provider=Xolvis', stored('Xolvis'), unusable],
  ['Xolvis without anything kept', 'O7', 'provider=Xolvis', null, unusable],
  ['Xolvis with what was kept for another', 'O7', 'provider=Xolvis', stored('PayPal'), unusable],

  [
    'PayPal',
    null,
    'provider=PayPal&subscription_id=I-S1&ba_token=x',
    stored('PayPal'),
    { kind: 'PayPal', tariffId: '2', subscriptionId: 'I-S1' },
  ],
  ['PayPal without a subscription', null, 'provider=PayPal', stored('PayPal'), unusable],
  ['PayPal with an empty one', null, 'provider=PayPal&subscription_id=', stored('PayPal'), unusable],
  ['PayPal with two', null, 'provider=PayPal&subscription_id=A&subscription_id=B', stored('PayPal'), unusable],
  [
    'PayPal with twice the same',
    null,
    'provider=PayPal&subscription_id=A&subscription_id=A',
    stored('PayPal'),
    unusable,
  ],
  ['PayPal with an odd one', null, 'provider=PayPal&subscription_id=A%2F..', stored('PayPal'), unusable],
  ['PayPal without a kept tariff', null, 'provider=PayPal&subscription_id=I-S1', null, unusable],
  [
    'PayPal with an odd kept tariff',
    null,
    'subscription_id=I-S1',
    { provider: 'PayPal', tariffId: '..', orderId: null },
    unusable,
  ],

  [
    'Acquired',
    null,
    'provider=Acquired&transaction_id=T7',
    stored('Acquired'),
    { kind: 'Acquired', orderId: 'O7', transactionId: 'T7' },
  ],
  ['Acquired without a transaction', null, 'provider=Acquired', stored('Acquired'), unusable],
  ['Acquired with two', null, 'transaction_id=T7&transaction_id=T8', stored('Acquired'), unusable],
  ['Acquired with an odd one', null, 'transaction_id=T7%00', stored('Acquired'), unusable],
  ['Acquired without a kept order', null, 'provider=Acquired&transaction_id=T7', null, unusable],
  [
    'Acquired without the id of the kept order',
    null,
    'transaction_id=T7',
    { provider: 'Acquired', tariffId: '2', orderId: null },
    unusable,
  ],

  ['CCBill', null, 'order=O7&x=1', stored('CCBill'), { kind: 'CCBill', query: { order: 'O7', x: '1' } }],
  [
    'CCBill, the whole query',
    null,
    'provider=CCBill&order=O7',
    null,
    { kind: 'CCBill', query: { provider: 'CCBill', order: 'O7' } },
  ],
  ['CCBill with nothing of its own', null, 'provider=CCBill', null, unusable],
  ['CCBill with a name twice', null, 'provider=CCBill&order=O7&order=O8', null, unusable],
  ['CCBill with an odd name', null, 'provider=CCBill&a%20b=1', null, unusable],
  ['CCBill with a huge value', null, `provider=CCBill&order=${'9'.repeat(501)}`, null, unusable],
  ['CCBill with an empty value', null, 'provider=CCBill&order=', null, unusable],

  ['nobody', 'O7', '', null, unusable],
  ['a stranger', 'O7', 'provider=Stranger', stored('CelerisPay'), unusable],
  ['an empty name', 'O7', 'provider=', stored('CelerisPay'), unusable],
  ['two names', 'O7', 'provider=CelerisPay&provider=PayPal', stored('CelerisPay'), unusable],
  ['another spelling', 'O7', 'provider=celerispay', null, unusable],
])('%s', ([, resourcePath, query, kept, expected]) => {
  expect(parsePaymentReturn({ resourcePath, query: new URLSearchParams(query) }, kept, all)).toEqual(expected);
});

test('a provider that this site does not have is none', () => {
  const back = { resourcePath: 'O7', query: new URLSearchParams('provider=CelerisPay') };
  expect(parsePaymentReturn(back, null, ['PayPal'])).toEqual(unusable);
});
