import path from 'node:path';
import { expect, test } from 'vitest';
import { readLabelledMessages } from '../../../../tests/support/readLabelledMessages.ts';
import { readWarningWords, warningLocales } from '../../../../tests/support/readWarningWords.ts';
import { findWarning } from './findWarning.ts';

const find = (text: string) => findWarning(text, readWarningWords('de'));

test.each(warningLocales)('the examples of the rules in %s', (locale) => {
  const messages = readLabelledMessages(path.join(import.meta.dirname, 'examples'), locale);
  const isWrong = ({ kinds, text }: (typeof messages)[number]) =>
    kinds.length > 0 !== (findWarning(text, readWarningWords(locale)) !== null);
  expect(messages.filter(isWrong)).toEqual([]);
});

test.each([
  ['money', 'Kannst du mir bitte 500 Euro leihen?'],
  ['account', 'Bitte überweise es auf DE89 3704 0044 0532 0130 00.'],
  ['link', 'Schau mal auf www.example.com'],
  ['phone', 'Ruf mich an: 0171 234 56 78'],
  ['service', 'Lass uns auf WhatsApp weiterschreiben.'],
  ['service', 'Write to me: somebody@example.com'],
] as const)('the kind is %s for: %s', (kind, text) => expect(find(text)).toBe(kind));

test.each([
  ['zero-width characters', 'Schreib mir auf What\u200Bs\u200BApp'],
  ['wide letters and figures', 'Ｒｕｆ mich an ０１７１ ２３４ ５６ ７８'],
  ['framed figures', '0️⃣1️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣'],
  ['Cyrillic look-alikes', 'Hast du Tеlеgrаm?'],
  ['umlauts as two letters', 'Kannst du mir 300 Euro ueberweisen?'],
  ['a spelled address', 'meine seite ist sonnenblume [punkt] de'],
])('is not hidden by %s', (_, text) => expect(find(text)).not.toBeNull());

test.each([
  ['an IBAN whose check digits are wrong', 'Das Modell heißt AB12 CDEF GHIJ KLMN'],
  ['dates and times', 'Vom 12.05.2023 bis 14.05.2023, 10:30-11:45 Uhr, oder 2024-06-01'],
  ['years', 'Wir waren 1987, 1998 2003 und 2019/2020 dort, also 1945-1989 nicht.'],
  ['a full stop without a blank', 'Das war gut.De Rest erzähle ich dir morgen.Am besten abends.'],
  ['abbreviations', 'z.B. am See, u.a. in St. Peter, d.h. im Norden, ca. 3 Std.'],
  ['prices', 'Es kostet 1.250,00 €, früher 1 000 000 Lire, also 12 500 Kč oder $1,200,000.'],
  ['an empty text', ''],
])('%s are no reason', (_, text) => expect(find(text)).toBeNull());

test.each([
  'a',
  '0 ',
  '1.',
  'lend ',
  'ein',
  'de12 ',
  ' (',
  'a.',
  'a@a',
  '+ ',
  'send me ',
  'null ',
  "l'",
  '_',
  '0-',
  'de ',
])('a text of 5,000 characters comes to an end: %j', (part) => {
  // An expression that backtracks without bounds would exceed the time of a test.
  expect(() => find(part.repeat(5000 / part.length))).not.toThrow();
});
