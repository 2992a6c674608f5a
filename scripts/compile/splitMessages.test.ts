import { expect, test } from 'vitest';
import { parseMessagesRequest, pickMessages } from './splitMessages.ts';

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
  ['/project/app/i18n/de.po', undefined],
  ['/project/app/logo.svg?raw', undefined],
  [null, undefined],
] as const)('parseMessagesRequest reads %s as %o', ([id, expected]) => {
  expect(parseMessagesRequest(id)).toEqual(expected);
});
