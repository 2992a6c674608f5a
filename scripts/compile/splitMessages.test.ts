import { expect, test } from 'vitest';
import { parseMessagesRequest, pickMessages, toVariantTexts } from './splitMessages.ts';

const texts = { a: 'Anmelden', b: 'Nachricht', c: 'Schließen', d: 'Herkunft unbekannt' };
const origins = { a: ['app/SignIn.tsx'], b: ['app/Chat.tsx'], c: ['app/Chat.tsx', 'app/SignIn.tsx'], d: [] };
const pick = (priority: 'critical' | 'deferred') =>
  pickMessages(texts, origins, (origin) => origin === 'app/SignIn.tsx', priority);

test('a text is critical if one of its modules is, and has one priority only', () => {
  expect(Object.keys(pick('critical'))).toEqual(['a', 'c']);
  expect(Object.keys(pick('deferred'))).toEqual(['b', 'd']);
});

test.for([
  ['/project/app/i18n/de.po?critical', { tag: 'de', priority: 'critical' }],
  ['/project/app/i18n/cs.po?deferred', { tag: 'cs', priority: 'deferred' }],
  ['/project/app/i18n/de.po?swissGerman&critical', { tag: 'de-CH', priority: 'critical' }],
  ['/project/app/i18n/en.po?americanEnglish&deferred', { tag: 'en-US', priority: 'deferred' }],
  ['/project/app/i18n/de.po', undefined],
  ['/project/app/logo.svg?raw', undefined],
  [null, undefined],
] as const)('parseMessagesRequest reads %s as %o', ([id, expected]) => {
  expect(parseMessagesRequest(id)).toEqual(expected);
});

test('a request for a variant that there is not is refused', () => {
  expect(() => parseMessagesRequest('/project/app/i18n/de.po?bavarian&critical')).toThrow('has no bavarian');
});

test('a variant has all texts of its language, spelled anew or with its own ones laid over', () => {
  const respell = (text: string) => text.replaceAll('ß', 'ss');
  expect(toVariantTexts(texts, { respell }, {})).toEqual({ ...texts, c: 'Schliessen' });
  expect(toVariantTexts(texts, {}, { b: 'Botschaft', x: 'Unbekannt' })).toEqual({ ...texts, b: 'Botschaft' });
});
