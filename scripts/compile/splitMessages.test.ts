import { expect, test } from 'vitest';
import { parseMessagesRequest, pickMessages } from './splitMessages.ts';

const texts = { a: 'Anmelden', b: 'Nachricht', c: 'Schließen', d: 'Herkunft unbekannt' };
const origins = { a: ['app/SignIn.tsx'], b: ['app/Chat.tsx'], c: ['app/Chat.tsx', 'app/SignIn.tsx'], d: [] };
const pick = (part: 'early' | 'late') => pickMessages(texts, origins, (origin) => origin === 'app/SignIn.tsx', part);

test('a text is early if one of its modules is, and in one part only', () => {
  expect(Object.keys(pick('early'))).toEqual(['a', 'c']);
  expect(Object.keys(pick('late'))).toEqual(['b', 'd']);
});

test.for([
  ['/project/app/i18n/de.po?early', { tag: 'de', part: 'early' }],
  ['/project/app/i18n/cs.po?late', { tag: 'cs', part: 'late' }],
  ['/project/app/i18n/de.po', undefined],
  ['/project/app/logo.svg?raw', undefined],
  [null, undefined],
] as const)('%s is %o', ([id, expected]) => {
  expect(parseMessagesRequest(id)).toEqual(expected);
});
