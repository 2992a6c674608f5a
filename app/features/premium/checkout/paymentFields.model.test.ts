import { expect, test } from 'vitest';
import { emptyCard } from './card/card.model.ts';
import { matchesMethod, toPaymentDetails, validatePaymentFields } from './paymentFields.model.ts';

const now = new Date(2027, 2, 15);
const empty = { card: emptyCard, iban: '' };

test.for([
  ['card', ['number', 'holder', 'expiry', 'code']],
  ['iban', ['iban']],
  ['external', []],
] as const)('an empty form for %s has errors in %j', ([entry, expected]) => {
  expect(Object.keys(validatePaymentFields({ entry }, empty, now))).toEqual(expected);
});

test('only the details of the chosen method are carried on', () => {
  const filled = { card: { ...emptyCard, number: '4111' }, iban: 'DE89' };
  expect(toPaymentDetails({ entry: 'external' }, filled)).toEqual({ kind: 'external' });
  expect(toPaymentDetails({ entry: 'iban' }, filled)).toEqual({ kind: 'iban', iban: 'DE89' });
  expect(toPaymentDetails({ entry: 'card' }, filled)).toEqual({ kind: 'card', card: filled.card });
});

test('a card does not suit a direct debit, missing details suit no method, and an external page needs none', () => {
  expect(matchesMethod({ entry: 'iban' }, { kind: 'card', card: emptyCard })).toBe(false);
  expect(matchesMethod({ entry: 'card' }, null)).toBe(false);
  expect(matchesMethod({ entry: 'external' }, { kind: 'external' })).toBe(true);
});
