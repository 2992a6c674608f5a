import { expect, test } from 'vitest';
import { isCountryCode as isCodeOfApp } from '../../../../app/lib/countries.ts';
import { findCountryFault, isCountryCode } from './countryCodes.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('the countries are those among which members choose', () => {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter(isCountryCode)).toEqual(codes.filter(isCodeOfApp));
});

test.for([
  ['Austria', 'AT'],
  ['Österreich', 'AT'],
  ['osterreich', 'AT'],
  ['Spojené státy', 'US'],
  ['de', 'DE'],
  ['UK', 'GB'],
])('%s leads to %s', ([written, code]) => {
  expect(findCountryFault(written!)?.hint).toBe(`did you mean "${code}"?`);
});

test.for(['XX', 'EU', 'DD', 'A', '', 'Atlantis', 'AUT'])('%j is no country', (written) => {
  expect(findCountryFault(written)?.hint).toBe('it takes two capitals of ISO 3166, such as AT, DE or US');
});
