import { setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, test } from 'vitest';
import { compileTranslations } from './compileTranslations.ts';

test('texts are found by a fixed id and by the hash of the English text', async () => {
  const messages = await compileTranslations({
    'questionnaire.type2.usernameError': 'Bitte 2 bis 32 Zeichen',
    'Send message': 'Nachricht absenden',
  });
  const i18n = setupI18n({ locale: 'de', messages: { de: messages } });
  expect(i18n._('questionnaire.type2.usernameError')).toBe('Bitte 2 bis 32 Zeichen');
  expect(i18n._(generateMessageId('Send message'))).toBe('Nachricht absenden');
});

test('placeholders and plurals work', async () => {
  const messages = await compileTranslations({
    '{count} new': '{count, plural, one {# neue} other {# neue}} von {name}',
  });
  const i18n = setupI18n({ locale: 'de', messages: { de: messages } });
  expect(i18n._(generateMessageId('{count} new'), { count: 3, name: 'Ida' })).toBe('3 neue von Ida');
});

test('empty and too long texts are ignored, and malformed ones do not throw', async () => {
  const messages = await compileTranslations({
    empty: ' ',
    endless: 'a'.repeat(3000),
    broken: 'a {b',
    __proto__x: 'fine',
  });
  expect(Object.keys(messages)).not.toContain('empty');
  expect(Object.keys(messages)).not.toContain('endless');
  expect(({} as Record<string, unknown>).fine).toBeUndefined();
});
