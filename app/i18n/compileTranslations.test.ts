import { setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { afterEach, expect, test } from 'vitest';
import { sampleSiteValues } from '../../tests/support/sampleSiteValues.ts';
import { site } from '../site/site.ts';
import { compileTranslations } from './compileTranslations.ts';

afterEach(() => {
  Object.assign(site, sampleSiteValues());
});

test('texts are found by a fixed id and by the hash of the English text', async () => {
  const messages = await compileTranslations(
    {
      'questionnaire.type2.usernameError': 'Bitte 2 bis 32 Zeichen',
      'Send message': 'Nachricht absenden',
    },
    'en',
  );
  const i18n = setupI18n({ locale: 'de', messages: { de: messages } });
  expect(i18n._('questionnaire.type2.usernameError')).toBe('Bitte 2 bis 32 Zeichen');
  expect(i18n._(generateMessageId('Send message'))).toBe('Nachricht absenden');
});

test('placeholders and plurals work', async () => {
  const messages = await compileTranslations(
    {
      '{count} new': '{count, plural, one {# neue} other {# neue}} von {name}',
    },
    'en',
  );
  const i18n = setupI18n({ locale: 'de', messages: { de: messages } });
  expect(i18n._(generateMessageId('{count} new'), { count: 3, name: 'Ida' })).toBe('3 neue von Ida');
});

test('empty and too long texts are ignored, and malformed ones do not throw', async () => {
  const messages = await compileTranslations(
    {
      empty: ' ',
      endless: 'a'.repeat(3000),
      broken: 'a {b',
      __proto__x: 'fine',
    },
    'en',
  );
  expect(Object.keys(messages)).not.toContain('empty');
  expect(Object.keys(messages)).not.toContain('endless');
  expect(({} as Record<string, unknown>).fine).toBeUndefined();
});

test.for([
  ['de', ['swissGerman'], 'Schliessen'],
  ['fr', ['swissGerman'], 'Schließen'],
  ['de', [], 'Schließen'],
] as const)('texts in %s on a site with the variants %j read %s', async ([locale, languageVariants, expected]) => {
  Object.assign(site, { languageVariants });
  const messages = await compileTranslations({ close: 'Schließen' }, locale);
  expect(setupI18n({ locale, messages: { [locale]: messages } })._('close')).toBe(expected);
});
