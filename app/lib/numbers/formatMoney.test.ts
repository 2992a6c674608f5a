import { expect, test } from 'vitest';
import { formatMoney } from './formatMoney.ts';

/** Intl puts spaces of many kinds. */
const plain = (text: string) => text.replace(/\s/g, ' ').replaceAll('’', "'");

test.for([
  [20940, 'EUR', 'de-DE', '209,40 €'],
  [5940, 'EUR', 'en-DE', '€59.40'],
  [20940, 'USD', 'en-US', '$209.40'],
  [20940, 'GBP', 'en-GB', '£209.40'],
  [123456, 'CHF', 'de-CH', "CHF 1'234.56"],
  [5000, 'JPY', 'en-US', '¥5,000'],
  [5000, 'what', 'en-US', '50.00'],
  [0, 'EUR', 'de-DE', '0,00 €'],
] as const)('%i %s in %s is %s', ([minor, currency, locale, expected]) => {
  expect(plain(formatMoney(minor, currency, locale))).toBe(expected);
});
