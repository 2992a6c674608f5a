import { expect, test } from 'vitest';
import { createDeviceStorage } from '../lib/storage/deviceStorage.ts';
import { createMemberStorage } from '../lib/storage/memberStorage.ts';
import { createStorageOwnership } from './storageOwnership.ts';

function open() {
  const blocked = () => {
    throw new Error('blocked');
  };
  const [tab, device] = [createDeviceStorage(blocked), createDeviceStorage(blocked)];
  const drafts = createMemberStorage(device);
  const ownership = createStorageOwnership(tab, drafts);
  ownership.claim('7');
  tab.write('order', '12');
  drafts.write('7', 'draft', 'Dear Anna');
  return { ownership, tab, read: () => [tab.read('order'), drafts.read('7', 'draft')] };
}

test('a member who returns finds the stored values', () => {
  const { ownership, read } = open();
  ownership.claim('7');
  expect(read()).toEqual(['12', 'Dear Anna']);
});

test('another member finds nothing, and the values are gone for good', () => {
  const { ownership, read } = open();
  ownership.claim('8');
  ownership.claim('7');
  expect(read()).toEqual([null, null]);
});

test('releasing clears everything', () => {
  const { ownership, read } = open();
  ownership.release();
  expect(read()).toEqual([null, null]);
});

test('an expired session leaves nothing in the tab but a payment on its way, for its member', () => {
  const { ownership, tab } = open();
  tab.write('premium.order', '{"member":"7","value":{"orderId":"12"}}');
  ownership.expire();
  const readTab = () => ['owner', 'order', 'premium.order'].map((key) => tab.read(key) !== null);
  expect(readTab()).toEqual([false, false, true]);
  ownership.claim('7');
  expect(readTab()).toEqual([true, false, true]);
  ownership.expire();
  ownership.claim('8');
  expect(readTab()).toEqual([true, false, false]);
});
