import { beforeEach, expect, test } from 'vitest';
import { tabStorage } from '../lib/storage/deviceStorage.ts';
import { paymentEntry } from '../routing/paymentEntry.ts';
import { type PremiumIntent, premiumIntent } from './premiumIntent.ts';

const intent: PremiumIntent = { action: 'write', profileId: '7', conversationId: null };
const page = '/membership-area/matches';

beforeEach(() => {
  tabStorage.clear();
  premiumIntent.write('me', intent, page);
  paymentEntry.write(page);
});

test('what the member wanted is known while the payment was entered from there', { tags: 'rule' }, () => {
  expect(premiumIntent.read('me')).toEqual(intent);
  expect(premiumIntent.read('another')).toBeNull();
  paymentEntry.write('/membership-area/visitors');
  expect(premiumIntent.read('me')).toBeNull();
});

test('it is gone once it is cleared, and replaced by the next', () => {
  const next: PremiumIntent = { action: 'read', profileId: null, conversationId: '101' };
  premiumIntent.write('me', next, page);
  expect(premiumIntent.read('me')).toEqual(next);
  premiumIntent.clear();
  expect(premiumIntent.read('me')).toBeNull();
});

test.for([
  { action: 'steal', profileId: '7', conversationId: null },
  { action: 'write', profileId: '../7', conversationId: null },
  { action: 'read', profileId: null, conversationId: '1/2' },
  { action: 'read' },
  'write',
])('a stored value that is no intent is ignored: %o', (damaged) => {
  premiumIntent.write('me', damaged as PremiumIntent, page);
  expect(premiumIntent.read('me')).toBeNull();
});
