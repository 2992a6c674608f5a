import { expect, test } from 'vitest';
import { normalizeIban, validateIban } from './iban.model.ts';

test.for([
  ['DE89 3704 0044 0532 0130 00', null],
  ['de89370400440532013000', null],
  ['AT61.1904.3002.3457.3201', null],
  ['CH93 0076 2011 6238 5295 7', null],
  ['NO93 8601 1117 947', null],
  ['', 'ibanMissing'],
  ['  ', 'ibanMissing'],
  ['DE89', 'ibanFormat'],
  ['DE89 3704 0044 0532 0130', 'ibanFormat'],
  ['8937 0400 4405 3201 3000', 'ibanFormat'],
  ['DE88 3704 0044 0532 0130 00', 'ibanChecksum'],
  ['DE89 3704 0044 0532 0130 01', 'ibanChecksum'],
] as const)('validating %j gives %s', ([written, expected]) => {
  expect(validateIban(written)).toBe(expected);
});

test('an IBAN is sent in capitals and without separators', () => {
  expect(normalizeIban('de89 3704-0044.0532')).toBe('DE89370400440532');
});
