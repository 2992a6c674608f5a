import { expect, test } from 'vitest';
import { pickLocale, toLanguageTag } from './languages.ts';

test.for<[string | null, string | null, string]>([
  [null, null, 'fr'],
  ['de', null, 'de'],
  ['de', 'en', 'de'],
  [null, 'en', 'en'],
  [null, 'de_CH', 'de'],
  [null, 'EN', 'en'],
  ['pl', 'en', 'en'],
  ['toString', '__proto__', 'fr'],
  [null, 'pl', 'fr'],
])('chosen %j and member %j give %s', ([chosen, member, expected]) => {
  expect(pickLocale(chosen, member, 'fr', ['fr', 'de', 'en'])).toBe(expected);
});

test('Czech is found as cz and as cs', () => {
  expect(pickLocale(null, 'cs-CZ', 'en', ['en', 'cz'])).toBe('cz');
  expect(pickLocale(null, 'cz', 'en', ['en', 'cz'])).toBe('cz');
  expect(toLanguageTag('cz')).toBe('cs');
});
