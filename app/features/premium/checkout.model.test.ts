import { expect, test } from 'vitest';
import { emptyCard } from './card.model.ts';
import { checkCheckout, suits, toMeans } from './checkout.model.ts';

const now = new Date(2027, 2, 15);
const empty = { card: emptyCard, iban: '' };

test.for([
  ['card', ['number', 'holder', 'expiry', 'code']],
  ['iban', ['iban']],
  ['elsewhere', []],
] as const)('an empty form for %s has mistakes in %j', ([entry, expected]) => {
  expect(Object.keys(checkCheckout({ entry }, empty, now))).toEqual(expected);
});

test('only the means of the chosen way are carried on', () => {
  const filled = { card: { ...emptyCard, number: '4111' }, iban: 'DE89' };
  expect(toMeans({ entry: 'elsewhere' }, filled)).toEqual({ kind: 'elsewhere' });
  expect(toMeans({ entry: 'iban' }, filled)).toEqual({ kind: 'iban', iban: 'DE89' });
  expect(toMeans({ entry: 'card' }, filled)).toEqual({ kind: 'card', card: filled.card });
});

test('a card does not suit a direct debit, and nothing suits nothing', () => {
  expect(suits({ entry: 'iban' }, { kind: 'card', card: emptyCard })).toBe(false);
  expect(suits({ entry: 'card' }, null)).toBe(false);
  expect(suits({ entry: 'elsewhere' }, { kind: 'elsewhere' })).toBe(true);
});
