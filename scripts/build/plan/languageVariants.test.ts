import { expect, test } from 'vitest';
import { languages } from '../../../brands/languages.ts';
import { findVariant, languageIn } from '../../../brands/languageVariants.ts';

test.for([
  ['en', 'US', 'americanEnglish'],
  ['en', 'GB', undefined],
  ['en', 'CH', undefined],
  ['de', 'CH', 'swissGerman'],
  ['de', 'AT', undefined],
  ['fr', 'CH', undefined],
] as const)('%s in %s has the variant %s', ([locale, country, variant]) => {
  expect(findVariant(locale, country)).toBe(variant);
});

test('Swiss German has every text of German, in data and from functions, without ß', () => {
  const swiss = languageIn('CH', 'de');
  expect(JSON.stringify(languages.de)).toContain('ß');
  expect(JSON.stringify(swiss)).toBe(
    JSON.stringify({ ...languages.de, tag: 'de-CH' })
      .replaceAll('ß', 'ss')
      .replaceAll('ẞ', 'SS'),
  );
  expect(swiss.noScript('Größe')).toBe(languages.de.noScript('Grösse'));
});

test('another country writes a language as it is', () => {
  expect(languageIn('AT', 'de')).toBe(languages.de);
  expect(languageIn('US', 'en')).toEqual({ ...languages.en, tag: 'en-US' });
});
