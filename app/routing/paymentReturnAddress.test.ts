import { expect, test } from 'vitest';
import { createPaymentReturnAddress } from './paymentReturnAddress.ts';

const path = '/completePayment/O1';
const query = '?provider=CelerisPay';

function setUp(raw?: string) {
  const map = new Map(raw === undefined ? [] : [['premium.return', raw]]);
  return createPaymentReturnAddress({
    read: (key) => map.get(key) ?? null,
    write: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  });
}

test('the member who ordered gets the address once', () => {
  const back = setUp();
  back.expectReturn('7', 'CelerisPay');
  expect(back.consume('7')).toBeNull();
  back.store(path, query);
  expect(back.consume('8')).toBeNull();
  expect(back.consume('7')).toBe(path + query);
  expect(back.consume('7')).toBeNull();
});

test.for([
  ['nothing was ordered in this tab', null, query],
  ['another provider is named', 'PayPal', query],
  ['no provider is named', 'CelerisPay', ''],
  ['two providers are named', 'CelerisPay', `${query}&provider=CelerisPay`],
] as const)('an address is not stored when %s', ([, provider, search]) => {
  const back = setUp();
  if (provider) back.expectReturn('7', provider);
  back.store(path, search);
  expect(back.consume('7')).toBeNull();
});

test('after a completed order no return is expected', () => {
  const back = setUp();
  back.expectReturn('7', 'CelerisPay');
  back.clear();
  back.store(path, query);
  expect(back.consume('7')).toBeNull();
});

test.for(['', '{', '7', '{"member":7}'])('a malformed stored value is ignored: %s', (raw) => {
  const back = setUp(raw);
  back.store(path, query);
  expect(back.consume('7')).toBeNull();
});
