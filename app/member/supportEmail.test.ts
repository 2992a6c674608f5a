import { expect, test } from 'vitest';
import { pickSupportEmail } from './supportEmail.ts';

const addresses = { DE: 'de@help.example', GB: 'uk@help.example' };

test.for<[string | null, string]>([
  [null, 'all@help.example'],
  ['', 'all@help.example'],
  ['DE', 'de@help.example'],
  ['de', 'de@help.example'],
  ['uk', 'uk@help.example'],
  ['gb', 'uk@help.example'],
  ['fr', 'all@help.example'],
  ['constructor', 'all@help.example'],
])('the support address for country %j is %s', ([country, expected]) => {
  expect(pickSupportEmail(country, addresses, 'all@help.example')).toBe(expected);
});
