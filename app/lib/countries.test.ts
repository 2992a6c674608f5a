import { expect, test } from 'vitest';
import { isCountryCode, listCountries } from './countries.ts';

test.for(['en-GB', 'de-AT', 'fr-CH', 'cs-CZ', 'pl-PL'])('every country has a name of its own in %s', (locale) => {
  const countries = listCountries(locale);
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
  expect(countries.filter(({ code, name }) => code === name || !isCountryCode(code))).toEqual([]);
});

test('countries are sorted as their language sorts', () => {
  const names = listCountries('de-DE').map(({ name }) => name);
  expect(names.indexOf('Österreich')).toBe(names.indexOf('Oman') + 1);
});
