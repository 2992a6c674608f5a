import { expect, test } from 'vitest';
import { createDeviceStorage } from '../lib/storage/deviceStorage.ts';
import { createPaymentEntry } from './paymentEntry.ts';

const open = () => {
  const storage = createDeviceStorage(() => {
    throw new Error('blocked');
  });
  return { storage, entry: createPaymentEntry(storage) };
};

test('reads the stored path, else home', () => {
  const { entry } = open();
  expect(entry.read()).toBe('/membership-area/home');
  entry.write('/membership-area/messages/3');
  expect(entry.read()).toBe('/membership-area/messages/3');
  entry.clear();
  expect(entry.read()).toBe('/membership-area/home');
});

test.for(['//evil.example', '/logout', 'javascript:alert(1)', '/no-such-page'])(
  'a stored path that is no page for members is ignored: %s',
  (path) => {
    const { storage, entry } = open();
    storage.write('paymentEntryRoute', path);
    expect(entry.read()).toBe('/membership-area/home');
  },
);
