import { expect, test } from 'vitest';
import { createDeviceStorage } from '../lib/storage/deviceStorage.ts';
import { claimTab } from '../lib/storage/tabOwner.ts';
import { hiddenReturnPath } from './hiddenReturnPath.ts';

const path = '/membership-area/messages/3';
const tab = createDeviceStorage(() => {
  throw new Error('blocked');
});

test('the member whom the tab belonged to returns to their page, once', () => {
  claimTab('7', tab);
  hiddenReturnPath.remember(path);
  expect(hiddenReturnPath.take(null)).toBeNull();
  expect(hiddenReturnPath.take('7')).toBe(path);
  expect(hiddenReturnPath.take('7')).toBeNull();
});

test('another member gets nothing, and it is forgotten', () => {
  claimTab('7', tab);
  hiddenReturnPath.remember(path);
  expect(hiddenReturnPath.take('8')).toBeNull();
  expect(hiddenReturnPath.take('7')).toBeNull();
});
