import { expect, test } from 'vitest';
import { type MessagePriority, messagePriorities } from './messagePriorities.ts';
import { parseMessagesRequest, pickMessages, toVariantTexts } from './splitMessagesPlugin.ts';

const texts = { a: 'Anmelden', b: 'Nachricht', c: 'Schließen', d: 'Herkunft unbekannt', e: 'Konto', f: 'Name' };
const origins = {
  a: ['app/SignIn.tsx'],
  b: ['app/Chat.tsx'],
  c: ['app/Account.tsx', 'app/Chat.tsx', 'app/SignIn.tsx'],
  d: [],
  e: ['app/Account.tsx'],
  f: ['app/Account.tsx', 'app/Chat.tsx'],
};
const priorities: Record<string, MessagePriority> = {
  'app/SignIn.tsx': 'critical',
  'app/Chat.tsx': 'deferred',
  'app/Account.tsx': 'rare',
};

test('a text has the first priority that one of its modules has, and no other', () => {
  const pick = (priority: MessagePriority) =>
    Object.keys(pickMessages(texts, origins, (origin) => priorities[origin], priority));
  expect(messagePriorities.map(pick)).toEqual([['a', 'c'], ['b', 'd', 'f'], ['e']]);
});

test.for([
  ['/project/app/i18n/de.po?critical', { tag: 'de', priority: 'critical' }],
  ['/project/app/i18n/cs.po?deferred', { tag: 'cs', priority: 'deferred' }],
  ['/project/app/i18n/de.po?swissGerman&critical', { tag: 'de-CH', priority: 'critical' }],
  ['/project/app/i18n/en.po?americanEnglish&deferred', { tag: 'en-US', priority: 'deferred' }],
  ['/project/app/i18n/pl.po?rare', { tag: 'pl', priority: 'rare' }],
  ['/project/app/i18n/de.po', undefined],
  ['/project/app/logo.svg?raw', undefined],
  [null, undefined],
] as const)('parseMessagesRequest reads %s as %o', ([id, expected]) => {
  expect(parseMessagesRequest(id)).toEqual(expected);
});

test('a request for an unknown variant is refused', () => {
  expect(() => parseMessagesRequest('/project/app/i18n/de.po?bavarian&critical')).toThrow('has no bavarian');
});

test('a variant has all texts of its language, spelled anew or with its own ones laid over', () => {
  const respell = (text: string) => text.replaceAll('ß', 'ss');
  expect(toVariantTexts(texts, { respell }, {})).toEqual({ ...texts, c: 'Schliessen' });
  expect(toVariantTexts(texts, {}, { b: 'Botschaft', x: 'Unbekannt' })).toEqual({ ...texts, b: 'Botschaft' });
});
