import { expect, test } from 'vitest';
import { forgetDetails, toShownDetails } from './shownPaymentDetails.ts';
import type { PaymentDetails } from './toPaymentRequest.ts';

const card: PaymentDetails = {
  kind: 'card',
  card: { number: '4111 1111 1111 1111', holder: 'Ida', expiry: '03 / 29', code: '123' },
};
const iban: PaymentDetails = { kind: 'iban', iban: 'DE89 3704 0044 0532 0130 00' };

test('only the brand and the last four digits are shown again', () => {
  expect(toShownDetails(card)).toMatchObject({ entry: 'card', cardBrand: { name: 'Visa' }, lastDigits: '1111' });
  expect(toShownDetails(iban)).toEqual({ entry: 'iban', cardBrand: null, lastDigits: '3000' });
  expect(toShownDetails({ kind: 'external' })).toEqual({ entry: 'external', cardBrand: null, lastDigits: '' });
});

test('of used details nothing is left but what may be shown', { tags: 'rule' }, () => {
  for (const details of [card, iban]) {
    const used = forgetDetails(details);
    expect(used).toEqual({ kind: 'used', shown: toShownDetails(details) });
    expect(JSON.stringify(used)).not.toMatch(/4111 ?1111|Ida|123"|DE89|0440/);
    expect(forgetDetails(used)).toEqual(used);
  }
  expect(forgetDetails({ kind: 'external' })).toEqual({ kind: 'external' });
});
