import { expect, test } from 'vitest';
import { pickText } from './pickText.ts';

test.for<[Record<string, string>, string, string]>([
  [{ en: 'Where?', de: 'Wo?' }, 'de', 'Wo?'],
  [{ en: 'Where?', de: '' }, 'de', 'Where?'],
  [{ cz: 'Kde?' }, 'de', 'Kde?'],
  [{}, 'de', ''],
])('%o in %s is %s', ([translations, locale, expected]) => {
  expect(pickText(translations, locale)).toBe(expected);
});

test('no length of a text breaks a page', () => {
  expect(pickText({ de: 'a'.repeat(1000) }, 'de').length).toBeLessThanOrEqual(501);
});
