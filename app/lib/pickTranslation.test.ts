import { expect, test } from 'vitest';
import { pickTranslation } from './pickTranslation.ts';

test.for<[Record<string, string>, string, string]>([
  [{ en: 'Where?', de: 'Wo?' }, 'de', 'Wo?'],
  [{ en: 'Where?', de: '' }, 'de', 'Where?'],
  [{ cz: 'Kde?' }, 'de', 'Kde?'],
  [{}, 'de', ''],
])('%o in %s is %s', ([translations, locale, expected]) => {
  expect(pickTranslation(translations, locale)).toBe(expected);
});

test('no length of a text breaks a page', () => {
  expect(pickTranslation({ de: 'a'.repeat(1000) }, 'de').length).toBeLessThanOrEqual(501);
});
